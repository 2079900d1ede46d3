BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE attempts (
	cards VARCHAR(80) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	day VARCHAR(10), 
	table_id VARCHAR(24) NOT NULL, 
	"match" INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	begun DOUBLE NOT NULL, 
	ended DOUBLE, 
	score INTEGER, 
	place INTEGER, 
	moves TEXT, 
	PRIMARY KEY (cards, person), 
	UNIQUE (table_id)
);
CREATE TABLE badges (
	person VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	"match" INTEGER NOT NULL, 
	earned DOUBLE NOT NULL, 
	times INTEGER NOT NULL, 
	PRIMARY KEY (person, game, name)
);
CREATE TABLE careers (
	person VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	matches INTEGER NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	rated INTEGER NOT NULL, 
	streak INTEGER NOT NULL, 
	longest INTEGER NOT NULL, 
	best INTEGER, 
	best_table VARCHAR(24), 
	best_match INTEGER, 
	PRIMARY KEY (person, game)
);
CREATE TABLE challenges (
	id VARCHAR(24) NOT NULL, 
	person VARCHAR(24), 
	name VARCHAR(64) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	"match" INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	bots TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (person, table_id, "match", seat)
);
CREATE TABLE entries (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	"match" INTEGER NOT NULL, 
	ply INTEGER, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	text TEXT, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, number), 
	UNIQUE (table_id, "match", ply)
);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',1,1,NULL,'created',NULL,NULL,1.79506345289459514616e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',2,1,NULL,'sat',0,'{"name":"Anne"}',1.79506345296127223969e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',3,1,NULL,'starting',NULL,'{"seals":["78881388770e3280540077927eaef0da0631fcb03fe20fc3ede4c6e9716e42fa",null,null]}',1.79506345296887660032e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',4,1,NULL,'revealed',0,'{"word":"cellar"}',1.79506345298553252219e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',5,1,NULL,'sat',1,'{"name":"Greta","bot":"greta"}',1.79506345298553252219e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',6,1,NULL,'sat',2,'{"name":"Ilse","bot":"ilse"}',1.79506345298553252219e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',7,1,NULL,'begun',NULL,'{"names":["Anne","Greta","Ilse"]}',1.79506345298553252219e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',8,1,NULL,'sealed',0,NULL,1.79506345303914737702e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',9,1,NULL,'sealed',1,NULL,1.79506345308488416672e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',10,1,NULL,'sealed',2,NULL,1.79506345308780837057e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',11,1,0,'move',0,'bid JPY20c',1.79506345308780837057e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',12,1,1,'move',1,'bid XAU10e',1.79506345308780837057e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',13,1,2,'move',2,'bid JPY50',1.79506345308780837057e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',14,1,3,'move',2,'take left',1.79506345308950853345e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',15,1,4,'move',0,'take left',1.79506345310945224767e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',16,1,5,'move',1,'take right',1.79506345311759519579e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',17,1,NULL,'sealed',1,NULL,1.79506345312294197076e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',18,1,NULL,'sealed',2,NULL,1.79506345312723302842e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',19,1,NULL,'sealed',0,NULL,1.79506345313836789129e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',20,1,6,'move',0,'bid GBP20a',1.79506345313836789129e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',21,1,7,'move',1,'bid EUR60',1.79506345313836789129e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',22,1,8,'move',2,'bid XAU10d',1.79506345313836789129e+09);
INSERT INTO "entries" VALUES('HcxzZPcn3Pm2',23,1,9,'move',1,'take left',1.79506345314052510259e+09);
INSERT INTO "entries" VALUES('gwCNPcyBEx8H',1,1,NULL,'created',NULL,NULL,1.79506345314568710328e+09);
INSERT INTO "entries" VALUES('gwCNPcyBEx8H',2,1,NULL,'sat',0,'{"name":"Anne"}',1.79506345315526223182e+09);
INSERT INTO "entries" VALUES('gwCNPcyBEx8H',3,1,NULL,'starting',NULL,'{"seals":["339f82dce34fab28f9ad0c69573f92b264949827fe639a40b947a86fa8ef5f77",null,null]}',1.79506345315848612779e+09);
INSERT INTO "entries" VALUES('gwCNPcyBEx8H',4,1,NULL,'revealed',0,'{"word":"cellar"}',1.79506345316034173964e+09);
INSERT INTO "entries" VALUES('gwCNPcyBEx8H',5,1,NULL,'sat',1,'{"name":"Paul","bot":"paul"}',1.79506345316034173964e+09);
INSERT INTO "entries" VALUES('gwCNPcyBEx8H',6,1,NULL,'sat',2,'{"name":"Marta","bot":"marta"}',1.79506345316034173964e+09);
INSERT INTO "entries" VALUES('gwCNPcyBEx8H',7,1,NULL,'begun',NULL,'{"names":["Anne","Paul","Marta"]}',1.79506345316034173964e+09);
INSERT INTO "entries" VALUES('gwCNPcyBEx8H',8,1,0,'move',0,'bid 9 10 13 15 15',1.7950634531638734341e+09);
INSERT INTO "entries" VALUES('gwCNPcyBEx8H',9,1,1,'move',1,'bid 14',1.79506345316963458061e+09);
INSERT INTO "entries" VALUES('gwCNPcyBEx8H',10,1,2,'move',2,'bid 21',1.7950634531713078022e+09);
INSERT INTO "entries" VALUES('gwCNPcyBEx8H',11,1,3,'move',0,'pass',1.79506345318818664544e+09);
INSERT INTO "entries" VALUES('gwCNPcyBEx8H',12,1,4,'move',1,'bid 8',1.7950634531904339791e+09);
INSERT INTO "entries" VALUES('gwCNPcyBEx8H',13,1,5,'move',2,'bid 7',1.79506345319127082822e+09);
INSERT INTO "entries" VALUES('gwCNPcyBEx8H',14,1,6,'move',1,'bid 9',1.7950634531920816898e+09);
INSERT INTO "entries" VALUES('gwCNPcyBEx8H',15,1,7,'move',2,'bid 10',1.79506345319282484057e+09);
INSERT INTO "entries" VALUES('gwCNPcyBEx8H',16,1,8,'move',1,'bid 16',1.79506345319355154043e+09);
INSERT INTO "entries" VALUES('gwCNPcyBEx8H',17,1,9,'move',2,'pass',1.79506345319452357287e+09);
INSERT INTO "entries" VALUES('gwCNPcyBEx8H',18,1,10,'move',1,'pass',1.79506345319609117504e+09);
INSERT INTO "entries" VALUES('gwCNPcyBEx8H',19,1,11,'move',0,'place 23 1:0',1.79506345321273040769e+09);
CREATE TABLE expert_lines (
	cards VARCHAR(80) NOT NULL, 
	score INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	moves TEXT NOT NULL, 
	PRIMARY KEY (cards)
);
CREATE TABLE finished (
	table_id VARCHAR(24) NOT NULL, 
	"match" INTEGER NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seconds INTEGER NOT NULL, 
	rules INTEGER NOT NULL, 
	people INTEGER NOT NULL, 
	known_cards BOOLEAN NOT NULL, 
	hints BOOLEAN NOT NULL, 
	begun DOUBLE NOT NULL, 
	ended DOUBLE NOT NULL, late BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, "match")
);
CREATE TABLE keys (
	hash VARCHAR(64) NOT NULL, 
	id VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	label VARCHAR(64) NOT NULL, 
	created DOUBLE NOT NULL, 
	expires DOUBLE, link_made DOUBLE, 
	PRIMARY KEY (hash), 
	UNIQUE (id)
);
INSERT INTO "keys" VALUES('93019548bf3b5000c73bd83c990ed97282129e656aabb733f0efcab28ab05162','ee2820eef1247e29','qNEXZVvcEKfvW64J','cookie','',1.79506345288254404073e+09,1.81061545288249301907e+09,NULL);
CREATE TABLE ladder (
	person VARCHAR(24) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	skeleton VARCHAR(64) NOT NULL, 
	since DOUBLE NOT NULL, 
	PRIMARY KEY (person), 
	UNIQUE (skeleton)
);
CREATE TABLE ledger (
	id INTEGER NOT NULL, 
	scale VARCHAR(64) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "ledger" VALUES(1,'fa9b079bf6f5f8088506596053bc885c0219290c18a33294345318379f3d6259');
CREATE TABLE matches (
	table_id VARCHAR(24) NOT NULL, 
	"match" INTEGER NOT NULL, 
	rules INTEGER NOT NULL, 
	first_decision INTEGER NOT NULL, 
	first_number INTEGER NOT NULL, 
	secret BLOB NOT NULL, 
	contributions TEXT, 
	names TEXT, 
	cards_of VARCHAR(40), 
	begun DOUBLE, 
	ended DOUBLE, seals TEXT, hinted BOOLEAN DEFAULT 0 NOT NULL, late BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, "match")
);
INSERT INTO "matches" VALUES('HcxzZPcn3Pm2',1,1,1,1,X'323D04454E19D8D8547D8FCA890A4465FE41FC8AD2DEA0FF421C3F06BC28EDE1','["cellar","",""]','["Anne","Greta","Ilse"]',NULL,1.79506345298553252219e+09,NULL,'["78881388770e3280540077927eaef0da0631fcb03fe20fc3ede4c6e9716e42fa",null,null]',0,0);
INSERT INTO "matches" VALUES('gwCNPcyBEx8H',1,1,1,1,X'F3C770E9E51475E0B958AA18893ABF521AD3DCFD905699B92DAF81D93F14697C','["cellar","",""]','["Anne","Paul","Marta"]',NULL,1.79506345316034173964e+09,NULL,'["339f82dce34fab28f9ad0c69573f92b264949827fe639a40b947a86fa8ef5f77",null,null]',0,0);
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('qNEXZVvcEKfvW64J',1.79506345288168454171e+09);
CREATE TABLE presence (
	table_id VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	seen DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, person)
);
CREATE TABLE results (
	table_id VARCHAR(24) NOT NULL, 
	"match" INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(24), 
	name VARCHAR(64) NOT NULL, 
	bot VARCHAR(64), 
	place INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	ended DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, "match", seat)
);
CREATE TABLE reviews (
	table_id VARCHAR(24) NOT NULL, 
	"match" INTEGER NOT NULL, 
	body BLOB NOT NULL, 
	PRIMARY KEY (table_id, "match")
);
CREATE TABLE sealed (
	table_id VARCHAR(24) NOT NULL, 
	"match" INTEGER NOT NULL, 
	decision INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	move TEXT NOT NULL, 
	PRIMARY KEY (table_id, "match", decision, seat)
);
CREATE TABLE seat_figures (
	table_id VARCHAR(24) NOT NULL, 
	"match" INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	ended DOUBLE NOT NULL, 
	best INTEGER, 
	feats TEXT NOT NULL, 
	accuracy INTEGER, 
	luck DOUBLE, 
	mu DOUBLE, 
	sigma DOUBLE, 
	badges TEXT NOT NULL, 
	PRIMARY KEY (table_id, "match", seat)
);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(24), 
	name VARCHAR(64) NOT NULL, 
	bot VARCHAR(64), 
	away DOUBLE, seal VARCHAR(64), word VARCHAR(64), result_seen INTEGER DEFAULT '0' NOT NULL, played INTEGER DEFAULT '0' NOT NULL, won INTEGER DEFAULT '0' NOT NULL, places INTEGER DEFAULT '0' NOT NULL, points INTEGER DEFAULT '0' NOT NULL, asked DOUBLE, next_person VARCHAR(24), next_name VARCHAR(64) DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('HcxzZPcn3Pm2',0,'qNEXZVvcEKfvW64J','Anne',NULL,NULL,'78881388770e3280540077927eaef0da0631fcb03fe20fc3ede4c6e9716e42fa','cellar',0,0,0,0,0,NULL,NULL,'');
INSERT INTO "seats" VALUES('HcxzZPcn3Pm2',1,NULL,'Greta','greta',NULL,NULL,NULL,0,0,0,0,0,NULL,NULL,'');
INSERT INTO "seats" VALUES('HcxzZPcn3Pm2',2,NULL,'Ilse','ilse',NULL,NULL,NULL,0,0,0,0,0,NULL,NULL,'');
INSERT INTO "seats" VALUES('gwCNPcyBEx8H',0,'qNEXZVvcEKfvW64J','Anne',NULL,NULL,'339f82dce34fab28f9ad0c69573f92b264949827fe639a40b947a86fa8ef5f77','cellar',0,0,0,0,0,NULL,NULL,'');
INSERT INTO "seats" VALUES('gwCNPcyBEx8H',1,NULL,'Paul','paul',NULL,NULL,NULL,0,0,0,0,0,NULL,NULL,'');
INSERT INTO "seats" VALUES('gwCNPcyBEx8H',2,NULL,'Marta','marta',NULL,NULL,NULL,0,0,0,0,0,NULL,NULL,'');
CREATE TABLE shares (
	kind VARCHAR(16) NOT NULL, 
	address VARCHAR(64) NOT NULL, 
	until DOUBLE NOT NULL, 
	taken INTEGER NOT NULL, 
	PRIMARY KEY (kind, address, until)
);
INSERT INTO "shares" VALUES('newcomers','127.0.0.1',1795063500.0,1);
INSERT INTO "shares" VALUES('tables','127.0.0.1',1795064400.0,2);
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	revision INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seconds INTEGER NOT NULL, 
	memory_aid BOOLEAN NOT NULL, 
	public BOOLEAN NOT NULL, 
	host VARCHAR(24) NOT NULL, 
	phase VARCHAR(12) NOT NULL, 
	"match" INTEGER NOT NULL, 
	waiting INTEGER NOT NULL, 
	automatic INTEGER NOT NULL, 
	due DOUBLE, 
	created DOUBLE NOT NULL, 
	changed DOUBLE NOT NULL, hints BOOLEAN DEFAULT 0 NOT NULL, latecomers BOOLEAN DEFAULT 1 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('HcxzZPcn3Pm2',14,23,'money',3,'{"deals":3}',0,1,0,'qNEXZVvcEKfvW64J','playing',1,1,6,NULL,1.79506345289459514616e+09,1.79506345314052510259e+09,0,1);
INSERT INTO "tables" VALUES('gwCNPcyBEx8H',16,19,'weinhaendler',3,'{"draw":"open","triangles":"both"}',0,1,0,'qNEXZVvcEKfvW64J','playing',1,1,6,NULL,1.79506345314568710328e+09,1.79506345321273040769e+09,0,1);
CREATE TABLE tallies (
	person VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	against VARCHAR(64) NOT NULL, 
	matches INTEGER NOT NULL, 
	wins DOUBLE NOT NULL, 
	score INTEGER NOT NULL, 
	places TEXT NOT NULL, 
	PRIMARY KEY (person, game, players, against)
);
CREATE TABLE unentered (
	table_id VARCHAR(24) NOT NULL, 
	"match" INTEGER NOT NULL, 
	ended DOUBLE NOT NULL, 
	looked_at BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, "match")
);
CREATE INDEX tables_in_lobby ON tables (public, phase, changed);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX ix_finished_ended ON finished (ended);
CREATE INDEX results_of_person ON results (person, ended, table_id, "match");
CREATE INDEX results_of_person_by_game ON results (person, game, ended, table_id, "match");
CREATE INDEX ix_unentered_ended ON unentered (ended);
CREATE INDEX seat_figures_of_person ON seat_figures (person, game, ended);
CREATE INDEX careers_by_rating ON careers (game, mu);
CREATE INDEX ix_seats_next_person ON seats (next_person);
CREATE INDEX attempts_by_score ON attempts (cards, score);
CREATE INDEX attempts_of_person ON attempts (person, day);
CREATE INDEX ix_challenges_table_id ON challenges (table_id);
COMMIT;

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
INSERT INTO "entries" VALUES('rqdfxD7Es87f',1,1,NULL,'created',NULL,NULL,1.79506329966443848615e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',2,1,NULL,'sat',0,'{"name":"Anne"}',1.79506329967506480212e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',3,1,NULL,'starting',NULL,'{"seals":["5ce016232670fe1a8ad63c19a34176744610710df4ce4512c6b0d318d7682fe2",null,null]}',1795063299.6779);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',4,1,NULL,'revealed',0,'{"word":"cellar"}',1.79506329968757367132e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',5,1,NULL,'sat',1,'{"name":"Greta","bot":"greta"}',1.79506329968757367132e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',6,1,NULL,'sat',2,'{"name":"Ilse","bot":"ilse"}',1.79506329968757367132e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',7,1,NULL,'begun',NULL,'{"names":["Anne","Greta","Ilse"]}',1.79506329968757367132e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',8,1,NULL,'sealed',0,NULL,1.7950632996994681359e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',9,1,NULL,'sealed',1,NULL,1.79506329970844960217e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',10,1,NULL,'sealed',2,NULL,1.79506329971053242688e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',11,1,0,'move',0,'bid GBP20b',1.79506329971053242688e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',12,1,1,'move',1,'bid GBP20c',1.79506329971053242688e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',13,1,2,'move',2,'bid EUR30a',1.79506329971053242688e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',14,1,3,'move',2,'take right',1.79506329971482586865e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',15,1,4,'move',0,'take left',1.79506329973256134983e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',16,1,5,'move',1,'take right',1.79506329973638677601e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',17,1,NULL,'sealed',1,NULL,1.79506329973948216445e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',18,1,NULL,'sealed',2,NULL,1.79506329975080561635e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',19,1,NULL,'sealed',0,NULL,1.79506329975881695742e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',20,1,6,'move',0,'bid PLAY',1.79506329975881695742e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',21,1,7,'move',1,'bid SEK20b',1.79506329975881695742e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',22,1,8,'move',2,'bid XAU10e',1.79506329975881695742e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',23,1,9,'move',1,'take left',1.79506329976151371005e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',24,1,10,'move',2,'take right',1.79506329976363492007e+09);
INSERT INTO "entries" VALUES('26awtPBegc9r',1,1,NULL,'created',NULL,NULL,1.79506329976860523221e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',25,1,NULL,'sealed',2,NULL,1.79506329977037763596e+09);
INSERT INTO "entries" VALUES('rqdfxD7Es87f',26,1,NULL,'sealed',1,NULL,1.79506329977892589572e+09);
INSERT INTO "entries" VALUES('26awtPBegc9r',2,1,NULL,'sat',0,'{"name":"Anne"}',1.79506329978060770033e+09);
INSERT INTO "entries" VALUES('26awtPBegc9r',3,1,NULL,'starting',NULL,'{"seals":["aa64c5b630c839efe28ced9d2e3b2b497e38703f33dfb211a5b5bf13a14d3cef",null,null]}',1.7950632997860567569e+09);
INSERT INTO "entries" VALUES('26awtPBegc9r',4,1,NULL,'revealed',0,'{"word":"cellar"}',1.7950632997879619598e+09);
INSERT INTO "entries" VALUES('26awtPBegc9r',5,1,NULL,'sat',1,'{"name":"Paul","bot":"paul"}',1.7950632997879619598e+09);
INSERT INTO "entries" VALUES('26awtPBegc9r',6,1,NULL,'sat',2,'{"name":"Marta","bot":"marta"}',1.7950632997879619598e+09);
INSERT INTO "entries" VALUES('26awtPBegc9r',7,1,NULL,'begun',NULL,'{"names":["Anne","Paul","Marta"]}',1.7950632997879619598e+09);
INSERT INTO "entries" VALUES('26awtPBegc9r',8,1,0,'move',1,'bid 14',1.79506329979634976379e+09);
INSERT INTO "entries" VALUES('26awtPBegc9r',9,1,1,'move',2,'bid 23',1.79506329979760122306e+09);
INSERT INTO "entries" VALUES('26awtPBegc9r',10,1,2,'move',0,'bid 8 13 14 17 23',1.79506329981429290773e+09);
INSERT INTO "entries" VALUES('26awtPBegc9r',11,1,3,'move',1,'bid 17',1795063299.82092);
INSERT INTO "entries" VALUES('26awtPBegc9r',12,1,4,'move',2,'bid 10',1.79506329982263350486e+09);
INSERT INTO "entries" VALUES('26awtPBegc9r',13,1,5,'move',0,'pass',1795063299.8431);
INSERT INTO "entries" VALUES('26awtPBegc9r',14,1,6,'move',1,'bid 20',1.79506329984501814848e+09);
INSERT INTO "entries" VALUES('26awtPBegc9r',15,1,7,'move',2,'pass',1.79506329984671044353e+09);
INSERT INTO "entries" VALUES('26awtPBegc9r',16,1,8,'move',1,'pass',1.79506329984760808942e+09);
INSERT INTO "entries" VALUES('26awtPBegc9r',17,1,9,'move',0,'place 24 1:0',1.79506329986868095401e+09);
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
	ended DOUBLE NOT NULL, 
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
INSERT INTO "keys" VALUES('70ddfdc466d0b4019b457e58af8b5c676344e928968e6c18e4c9280eaa4d44d2','60eb0488ec20ce29','BxB5VwtDSN8Smqbg','cookie','',1.79506329965568923946e+09,1.81061529965563535685e+09,NULL);
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
	ended DOUBLE, seals TEXT, hinted BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, "match")
);
INSERT INTO "matches" VALUES('rqdfxD7Es87f',1,1,1,1,X'2EF5B842EA91951102E9E44C0F896177069519418B8211DA1019CDF72591D1A5','["cellar","",""]','["Anne","Greta","Ilse"]',NULL,1.79506329968757367132e+09,NULL,'["5ce016232670fe1a8ad63c19a34176744610710df4ce4512c6b0d318d7682fe2",null,null]',0);
INSERT INTO "matches" VALUES('26awtPBegc9r',1,1,1,1,X'61406D47918A43D5D5AD534B9936109A41BB58130E60437B3DD7C51F3BA72AA8','["cellar","",""]','["Anne","Paul","Marta"]',NULL,1.7950632997879619598e+09,NULL,'["aa64c5b630c839efe28ced9d2e3b2b497e38703f33dfb211a5b5bf13a14d3cef",null,null]',0);
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('BxB5VwtDSN8Smqbg',1.79506329965440797804e+09);
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
INSERT INTO "sealed" VALUES('rqdfxD7Es87f',1,8,2,'bid XAU10c');
INSERT INTO "sealed" VALUES('rqdfxD7Es87f',1,8,1,'bid EUR30b');
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
	away DOUBLE, seal VARCHAR(64), word VARCHAR(64), 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('rqdfxD7Es87f',0,'BxB5VwtDSN8Smqbg','Anne',NULL,NULL,'5ce016232670fe1a8ad63c19a34176744610710df4ce4512c6b0d318d7682fe2','cellar');
INSERT INTO "seats" VALUES('rqdfxD7Es87f',1,NULL,'Greta','greta',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('rqdfxD7Es87f',2,NULL,'Ilse','ilse',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('26awtPBegc9r',0,'BxB5VwtDSN8Smqbg','Anne',NULL,NULL,'aa64c5b630c839efe28ced9d2e3b2b497e38703f33dfb211a5b5bf13a14d3cef','cellar');
INSERT INTO "seats" VALUES('26awtPBegc9r',1,NULL,'Paul','paul',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('26awtPBegc9r',2,NULL,'Marta','marta',NULL,NULL,NULL);
CREATE TABLE shares (
	kind VARCHAR(16) NOT NULL, 
	address VARCHAR(64) NOT NULL, 
	until DOUBLE NOT NULL, 
	taken INTEGER NOT NULL, 
	PRIMARY KEY (kind, address, until)
);
INSERT INTO "shares" VALUES('newcomers','127.0.0.1',1795063320.0,1);
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
	changed DOUBLE NOT NULL, hints BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('rqdfxD7Es87f',17,26,'money',3,'{"deals":3}',0,1,0,'BxB5VwtDSN8Smqbg','playing',1,1,6,NULL,1.79506329966443848615e+09,1.79506329977892589572e+09,0);
INSERT INTO "tables" VALUES('26awtPBegc9r',14,17,'weinhaendler',3,'{"draw":"open","triangles":"both"}',0,1,0,'BxB5VwtDSN8Smqbg','playing',1,1,6,NULL,1.79506329976860523221e+09,1.79506329986868095401e+09,0);
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
CREATE INDEX attempts_by_score ON attempts (cards, score);
CREATE INDEX attempts_of_person ON attempts (person, day);
CREATE INDEX ix_challenges_table_id ON challenges (table_id);
COMMIT;

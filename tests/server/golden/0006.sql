BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
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
INSERT INTO "entries" VALUES('ZcmueeTPdp25',1,1,NULL,'created',NULL,NULL,1.79506321792609238631e+09);
INSERT INTO "entries" VALUES('ZcmueeTPdp25',2,1,NULL,'sat',0,'{"name":"Anne"}',1.79506321799665737159e+09);
INSERT INTO "entries" VALUES('ZcmueeTPdp25',3,1,NULL,'starting',NULL,'{"seals":["76b002ca2894a7adac8cee93b348b0959861797c97084bdb7bf2ff5540a77101",null,null]}',1.79506321802350234983e+09);
INSERT INTO "entries" VALUES('ZcmueeTPdp25',4,1,NULL,'revealed',0,'{"word":"Anne''s word"}',1.79506321803811240197e+09);
INSERT INTO "entries" VALUES('ZcmueeTPdp25',5,1,NULL,'sat',1,'{"name":"Greta","bot":"greta"}',1.79506321803811240197e+09);
INSERT INTO "entries" VALUES('ZcmueeTPdp25',6,1,NULL,'sat',2,'{"name":"Ilse","bot":"ilse"}',1.79506321803811240197e+09);
INSERT INTO "entries" VALUES('ZcmueeTPdp25',7,1,NULL,'begun',NULL,'{"names":["Anne","Greta","Ilse"]}',1.79506321803811240197e+09);
INSERT INTO "entries" VALUES('ZcmueeTPdp25',8,1,NULL,'sealed',0,NULL,1.79506321808460640905e+09);
INSERT INTO "entries" VALUES('ZcmueeTPdp25',9,1,NULL,'sealed',1,NULL,1.79506321813707494733e+09);
INSERT INTO "entries" VALUES('ZcmueeTPdp25',10,1,NULL,'sealed',2,NULL,1.79506321814378356927e+09);
INSERT INTO "entries" VALUES('ZcmueeTPdp25',11,1,0,'move',0,'bid EUR20b',1.79506321814378356927e+09);
INSERT INTO "entries" VALUES('ZcmueeTPdp25',12,1,1,'move',1,'bid SEK50',1.79506321814378356927e+09);
INSERT INTO "entries" VALUES('ZcmueeTPdp25',13,1,2,'move',2,'bid XAU10a',1.79506321814378356927e+09);
INSERT INTO "entries" VALUES('ZcmueeTPdp25',14,1,3,'move',1,'take right',1.79506321814820456509e+09);
INSERT INTO "entries" VALUES('ZcmueeTPdp25',15,1,4,'move',0,'take left',1.7950632181723139286e+09);
INSERT INTO "entries" VALUES('ZcmueeTPdp25',16,1,5,'move',2,'take right',1.79506321817915344236e+09);
INSERT INTO "entries" VALUES('ZcmueeTPdp25',17,1,NULL,'sealed',1,NULL,1795063218.18493);
INSERT INTO "entries" VALUES('ZcmueeTPdp25',18,1,NULL,'sealed',2,NULL,1.79506321818746232988e+09);
INSERT INTO "entries" VALUES('AWf2K63wdNvw',1,1,NULL,'created',NULL,NULL,1.79506321820741581917e+09);
INSERT INTO "entries" VALUES('AWf2K63wdNvw',2,1,NULL,'sat',0,'{"name":"Anne"}',1.79506321822012758254e+09);
INSERT INTO "entries" VALUES('AWf2K63wdNvw',3,1,NULL,'starting',NULL,'{"seals":["9e3e0f2d7031df48b5777d5547d140e7939e9c41c8c59c3c5edf65a2d29d8e4e",null,null]}',1.79506321822306084629e+09);
INSERT INTO "entries" VALUES('AWf2K63wdNvw',4,1,NULL,'revealed',0,'{"word":"Anne''s word"}',1.79506321822531127933e+09);
INSERT INTO "entries" VALUES('AWf2K63wdNvw',5,1,NULL,'sat',1,'{"name":"Paul","bot":"paul"}',1.79506321822531127933e+09);
INSERT INTO "entries" VALUES('AWf2K63wdNvw',6,1,NULL,'sat',2,'{"name":"Marta","bot":"marta"}',1.79506321822531127933e+09);
INSERT INTO "entries" VALUES('AWf2K63wdNvw',7,1,NULL,'begun',NULL,'{"names":["Anne","Paul","Marta"]}',1.79506321822531127933e+09);
INSERT INTO "entries" VALUES('AWf2K63wdNvw',8,1,0,'move',0,'bid 7 13 15 20 24',1795063218.23499);
INSERT INTO "entries" VALUES('AWf2K63wdNvw',9,1,1,'move',1,'bid 10',1.795063218248565197e+09);
INSERT INTO "entries" VALUES('AWf2K63wdNvw',10,1,2,'move',2,'bid 16',1.7950632182500379085e+09);
INSERT INTO "entries" VALUES('AWf2K63wdNvw',11,1,3,'move',0,'pass',1.79506321828289031983e+09);
INSERT INTO "entries" VALUES('AWf2K63wdNvw',12,1,4,'move',1,'bid 14',1.79506321828483057017e+09);
INSERT INTO "entries" VALUES('AWf2K63wdNvw',13,1,5,'move',2,'bid 9',1795063218.2861);
INSERT INTO "entries" VALUES('AWf2K63wdNvw',14,1,6,'move',1,'bid 21',1.79506321828729963302e+09);
INSERT INTO "entries" VALUES('AWf2K63wdNvw',15,1,7,'move',2,'bid 22',1.79506321828839159014e+09);
INSERT INTO "entries" VALUES('AWf2K63wdNvw',16,1,8,'move',1,'pass',1.79506321829041409496e+09);
INSERT INTO "entries" VALUES('AWf2K63wdNvw',17,1,9,'move',2,'pass',1.7950632182914154529e+09);
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
INSERT INTO "keys" VALUES('380f7b663426c538d60a0ec0962c75f377e72a387ac982a2e940bb773a4e3bf9','fe4718094b3887d0','5kAbXhm2PJM69r8j','cookie','',1.79506321789888978e+09,1.81061521789881944661e+09,NULL);
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
INSERT INTO "matches" VALUES('ZcmueeTPdp25',1,1,1,1,X'89C3D8333446590790FE92E20C7489ADFB5F226643C13FB1D747E9D1EC3BE2C5','["Anne''s word","",""]','["Anne","Greta","Ilse"]',NULL,1.79506321803811240197e+09,NULL,'["76b002ca2894a7adac8cee93b348b0959861797c97084bdb7bf2ff5540a77101",null,null]',0,0);
INSERT INTO "matches" VALUES('AWf2K63wdNvw',1,1,1,1,X'25B1B13FE77B065A699E9B6D146544BAC206F49C3F7571762B5FE8245135587A','["Anne''s word","",""]','["Anne","Paul","Marta"]',NULL,1.79506321822531127933e+09,NULL,'["9e3e0f2d7031df48b5777d5547d140e7939e9c41c8c59c3c5edf65a2d29d8e4e",null,null]',0,0);
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('5kAbXhm2PJM69r8j',1.79506321789150404934e+09);
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
INSERT INTO "sealed" VALUES('ZcmueeTPdp25',1,5,1,'bid USD60');
INSERT INTO "sealed" VALUES('ZcmueeTPdp25',1,5,2,'bid XAU10e');
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
INSERT INTO "seats" VALUES('ZcmueeTPdp25',0,'5kAbXhm2PJM69r8j','Anne',NULL,NULL,'76b002ca2894a7adac8cee93b348b0959861797c97084bdb7bf2ff5540a77101','Anne''s word',0,0,0,0,0,NULL,NULL,'');
INSERT INTO "seats" VALUES('ZcmueeTPdp25',1,NULL,'Greta','greta',NULL,NULL,NULL,0,0,0,0,0,NULL,NULL,'');
INSERT INTO "seats" VALUES('ZcmueeTPdp25',2,NULL,'Ilse','ilse',NULL,NULL,NULL,0,0,0,0,0,NULL,NULL,'');
INSERT INTO "seats" VALUES('AWf2K63wdNvw',0,'5kAbXhm2PJM69r8j','Anne',NULL,NULL,'9e3e0f2d7031df48b5777d5547d140e7939e9c41c8c59c3c5edf65a2d29d8e4e','Anne''s word',0,0,0,0,0,NULL,NULL,'');
INSERT INTO "seats" VALUES('AWf2K63wdNvw',1,NULL,'Paul','paul',NULL,NULL,NULL,0,0,0,0,0,NULL,NULL,'');
INSERT INTO "seats" VALUES('AWf2K63wdNvw',2,NULL,'Marta','marta',NULL,NULL,NULL,0,0,0,0,0,NULL,NULL,'');
CREATE TABLE shares (
	kind VARCHAR(16) NOT NULL, 
	address VARCHAR(64) NOT NULL, 
	until DOUBLE NOT NULL, 
	taken INTEGER NOT NULL, 
	PRIMARY KEY (kind, address, until)
);
INSERT INTO "shares" VALUES('newcomers','127.0.0.1',1795063260.0,1);
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
INSERT INTO "tables" VALUES('ZcmueeTPdp25',12,18,'money',3,'{"deals":1}',0,1,0,'5kAbXhm2PJM69r8j','playing',1,1,6,NULL,1.79506321792609238631e+09,1.79506321818746232988e+09,0,1);
INSERT INTO "tables" VALUES('AWf2K63wdNvw',14,17,'weinhaendler',3,'{"draw":"open","triangles":"both"}',0,1,0,'5kAbXhm2PJM69r8j','playing',1,1,6,NULL,1.79506321820741581917e+09,1.7950632182914154529e+09,0,1);
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
COMMIT;

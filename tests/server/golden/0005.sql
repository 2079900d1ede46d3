BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "careers" VALUES('J7zQaC6c27mjqkWj','money',1,1.95790709748084736929e+01,7.417025007354927979e+00,1,0,0,40,'uypQpb3E23pB',1);
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
INSERT INTO "entries" VALUES('uypQpb3E23pB',1,1,NULL,'created',NULL,NULL,1.79505955809983611106e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',2,1,NULL,'sat',0,'{"name":"Anne"}',1.79505955811623287205e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',3,1,NULL,'starting',NULL,'{"seals":["6b4e986de0c987ed16ec4773f45f1a80f8688f5ff68b42deebbd267ff35f6b87",null,null]}',1.79505955816434478755e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',4,1,NULL,'revealed',0,'{"word":"Anne''s word"}',1.79505955816801762584e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',5,1,NULL,'sat',1,'{"name":"Greta","bot":"greta"}',1.79505955816801762584e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',6,1,NULL,'sat',2,'{"name":"Ilse","bot":"ilse"}',1.79505955816801762584e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',7,1,NULL,'begun',NULL,'{"names":["Anne","Greta","Ilse"]}',1.79505955816801762584e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',8,1,NULL,'sealed',0,NULL,1.7950595581799309254e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',9,1,NULL,'sealed',1,NULL,1.79505955822295880323e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',10,1,NULL,'sealed',2,NULL,1.79505955823139953615e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',11,1,0,'move',0,'bid GBP20a',1.79505955823139953615e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',12,1,1,'move',1,'bid SEK20b',1.79505955823139953615e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',13,1,2,'move',2,'bid XAU10a',1.79505955823139953615e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',14,1,3,'move',0,'take left',1.79505955824079394336e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',15,1,4,'move',1,'take right',1.79505955824365448945e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',16,1,5,'move',2,'take right',1.79505955824510288242e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',17,1,NULL,'sealed',1,NULL,1.79505955824906516075e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',18,1,NULL,'sealed',2,NULL,1.79505955824993133551e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',19,1,NULL,'sealed',0,NULL,1.79505955826390767096e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',20,1,6,'move',0,'bid PLAY',1.79505955826390767096e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',21,1,7,'move',1,'bid EUR20b',1.79505955826390767096e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',22,1,8,'move',2,'bid XAU10c',1.79505955826390767096e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',23,1,9,'move',1,'take left',1.79505955826695775979e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',24,1,10,'move',2,'take right',1.79505955826842904092e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',25,1,NULL,'sealed',1,NULL,1.79505955827127861978e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',26,1,NULL,'sealed',2,NULL,1.79505955827342987066e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',27,1,NULL,'sealed',0,NULL,1.79505955828846836094e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',28,1,11,'move',0,'bid PLAY',1.79505955828846836094e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',29,1,12,'move',1,'bid EUR20c',1.79505955828846836094e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',30,1,13,'move',2,'bid EUR50 XAU10a',1.79505955828846836094e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',31,1,14,'move',2,'take left',1.79505955830512261388e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',32,1,15,'move',1,'take right',1.79505955831559371946e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',33,1,NULL,'sealed',1,NULL,1.795059558320502758e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',34,1,NULL,'sealed',0,NULL,1.79505955835078287127e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',35,1,NULL,'sealed',2,NULL,1.79505955836346960067e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',36,1,16,'move',0,'bid PLAY',1.79505955836346960067e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',37,1,17,'move',1,'bid GBP30a',1.79505955836346960067e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',38,1,18,'move',2,'bid XAU10f',1.79505955836346960067e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',39,1,19,'move',1,'take left',1.79505955837983822822e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',40,1,20,'move',2,'take right',1.79505955838608431815e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',41,1,NULL,'sealed',1,NULL,1.79505955839914727208e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',42,1,NULL,'sealed',2,NULL,1.79505955840335202212e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',43,1,NULL,'sealed',0,NULL,1.79505955841075253483e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',44,1,21,'move',0,'bid PLAY',1.79505955841075253483e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',45,1,22,'move',1,'bid GBP20a',1.79505955841075253483e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',46,1,23,'move',2,'bid CHF60 XAU10d',1.79505955841075253483e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',47,1,24,'move',2,'take right',1.79505955841777920726e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',48,1,25,'move',1,'take left',1.79505955842350125315e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',49,1,NULL,'sealed',1,NULL,1.79505955842834186552e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',50,1,NULL,'sealed',2,NULL,1.79505955843880534179e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',51,1,NULL,'sealed',0,NULL,1.79505955844275140757e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',52,1,26,'move',0,'bid PLAY',1.79505955844275140757e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',53,1,27,'move',1,'bid XAU10c',1.79505955844275140757e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',54,1,28,'move',2,'bid PLAY',1.79505955844275140757e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',55,1,29,'move',1,'take right',1.79505955845658349994e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',56,1,NULL,'match-over',NULL,'{"scores":[40,640,160],"winners":[1]}',1.79505955845658349994e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',57,2,NULL,'rematch',0,'{"same_cards":false}',1.79505955847781252859e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',58,2,NULL,'contributed',0,NULL,1.79505955848524880414e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',59,2,NULL,'starting',NULL,'{"seals":["4163a0800c7ee0a65f9283c02ea02865b0feebf3db5a6d311d04bfa3b8f458fb",null,null]}',1.79505955849550867075e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',60,2,NULL,'revealed',0,'{"word":"Anne''s word"}',1.79505955850361251834e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',61,2,NULL,'begun',NULL,'{"names":["Anne","Greta","Ilse"]}',1.79505955850361251834e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',62,2,NULL,'sealed',1,NULL,1.79505955851454210283e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',63,2,NULL,'sealed',2,NULL,1.79505955852675557135e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',64,2,NULL,'sealed',0,NULL,1.79505955852750563616e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',65,2,0,'move',0,'bid USD30b',1.79505955852750563616e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',66,2,1,'move',1,'bid XAU10d',1.79505955852750563616e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',67,2,2,'move',2,'bid USD20a SEK20c',1.79505955852750563616e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',68,2,3,'move',2,'take left',1.79505955854130363463e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',69,2,4,'move',0,'take left',1.79505955856199216841e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',70,2,5,'move',1,'take right',1.79505955856875109677e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',71,2,NULL,'sealed',1,NULL,1.79505955857113909716e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',72,2,NULL,'sealed',2,NULL,1.79505955858491921426e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',73,2,NULL,'sealed',0,NULL,1.7950595585908136368e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',74,2,6,'move',0,'bid USD20a',1.7950595585908136368e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',75,2,7,'move',1,'bid XAU10a',1.7950595585908136368e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',76,2,8,'move',2,'bid USD50',1.7950595585908136368e+09);
INSERT INTO "entries" VALUES('uypQpb3E23pB',77,2,9,'move',2,'take left',1.79505955859400081631e+09);
INSERT INTO "entries" VALUES('d8YCumj7smwz',1,1,NULL,'created',NULL,NULL,1.79505955862290143961e+09);
INSERT INTO "entries" VALUES('d8YCumj7smwz',2,1,NULL,'sat',0,'{"name":"Anne"}',1.79505955863121223446e+09);
INSERT INTO "entries" VALUES('d8YCumj7smwz',3,1,NULL,'starting',NULL,'{"seals":["8f0ba751151fca7b5552feecf358a69a92359d0df07ef60a665801c90989aaeb",null,null]}',1.79505955863287472722e+09);
INSERT INTO "entries" VALUES('d8YCumj7smwz',4,1,NULL,'revealed',0,'{"word":"Anne''s word"}',1.79505955863418126109e+09);
INSERT INTO "entries" VALUES('d8YCumj7smwz',5,1,NULL,'sat',1,'{"name":"Paul","bot":"paul"}',1.79505955863418126109e+09);
INSERT INTO "entries" VALUES('d8YCumj7smwz',6,1,NULL,'sat',2,'{"name":"Marta","bot":"marta"}',1.79505955863418126109e+09);
INSERT INTO "entries" VALUES('d8YCumj7smwz',7,1,NULL,'begun',NULL,'{"names":["Anne","Paul","Marta"]}',1.79505955863418126109e+09);
INSERT INTO "entries" VALUES('d8YCumj7smwz',8,1,0,'move',0,'bid 6 7 8 10 13',1.79505955864080739021e+09);
INSERT INTO "entries" VALUES('d8YCumj7smwz',9,1,1,'move',1,'bid 15',1.79505955866653823856e+09);
INSERT INTO "entries" VALUES('d8YCumj7smwz',10,1,2,'move',2,'bid 17',1.79505955867070102691e+09);
INSERT INTO "entries" VALUES('d8YCumj7smwz',11,1,3,'move',0,'pass',1.79505955868924546242e+09);
INSERT INTO "entries" VALUES('d8YCumj7smwz',12,1,4,'move',1,'bid 16',1.79505955870042300222e+09);
INSERT INTO "entries" VALUES('d8YCumj7smwz',13,1,5,'move',2,'pass',1.79505955871509027483e+09);
INSERT INTO "entries" VALUES('d8YCumj7smwz',14,1,6,'move',1,'pass',1.79505955871926450731e+09);
INSERT INTO "entries" VALUES('d8YCumj7smwz',15,1,7,'move',0,'place 24 1:0',1.79505955872194147109e+09);
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
INSERT INTO "finished" VALUES('uypQpb3E23pB',1,'money',3,'{"deals":1}',0,1,1,0,0,1.79505955816801762584e+09,1.79505955845658349994e+09);
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
INSERT INTO "keys" VALUES('ddc9ce544c90265eecedd0ff5c172f1ffeaa8b41fe4ce2691490f3d1ebc41415','4f42d5c549bafbec','J7zQaC6c27mjqkWj','cookie','',1.7950595580837042332e+09,1.81061155808364748955e+09,NULL);
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
INSERT INTO "matches" VALUES('uypQpb3E23pB',1,1,1,1,X'EF9222391D44998C0C29B2123CD122D9E1C7060A74A5107BBF5C3E00118233E3','["Anne''s word","",""]','["Anne","Greta","Ilse"]',NULL,1.79505955816801762584e+09,1.79505955845658349994e+09,'["6b4e986de0c987ed16ec4773f45f1a80f8688f5ff68b42deebbd267ff35f6b87",null,null]',0);
INSERT INTO "matches" VALUES('uypQpb3E23pB',2,1,19,57,X'4939D0566CF426FE1439C9EB8F946BF6245263BF11C48CA88BF8FBD487F43338','["Anne''s word","",""]','["Anne","Greta","Ilse"]',NULL,1.79505955850361251834e+09,NULL,'["4163a0800c7ee0a65f9283c02ea02865b0feebf3db5a6d311d04bfa3b8f458fb",null,null]',0);
INSERT INTO "matches" VALUES('d8YCumj7smwz',1,1,1,1,X'8A23C450B308DAD0DFF211A0AC3147AE8576876C9ACB8A8CFC615201A036B41E','["Anne''s word","",""]','["Anne","Paul","Marta"]',NULL,1.79505955863418126109e+09,NULL,'["8f0ba751151fca7b5552feecf358a69a92359d0df07ef60a665801c90989aaeb",null,null]',0);
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('J7zQaC6c27mjqkWj',1.79505955808296036721e+09);
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
INSERT INTO "results" VALUES('uypQpb3E23pB',1,0,'J7zQaC6c27mjqkWj','Anne',NULL,3,40,'money',3,1.79505955845658349994e+09);
INSERT INTO "results" VALUES('uypQpb3E23pB',1,1,NULL,'Greta','greta',1,640,'money',3,1.79505955845658349994e+09);
INSERT INTO "results" VALUES('uypQpb3E23pB',1,2,NULL,'Ilse','ilse',2,160,'money',3,1.79505955845658349994e+09);
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
INSERT INTO "seat_figures" VALUES('uypQpb3E23pB',1,0,'J7zQaC6c27mjqkWj','money',1.79505955845658349994e+09,40,'',NULL,NULL,1.95790709748084736929e+01,7.417025007354927979e+00,'');
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(24), 
	name VARCHAR(64) NOT NULL, 
	bot VARCHAR(64), 
	away DOUBLE, seal VARCHAR(64), word VARCHAR(64), 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('uypQpb3E23pB',0,'J7zQaC6c27mjqkWj','Anne',NULL,NULL,'4163a0800c7ee0a65f9283c02ea02865b0feebf3db5a6d311d04bfa3b8f458fb','Anne''s word');
INSERT INTO "seats" VALUES('uypQpb3E23pB',1,NULL,'Greta','greta',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('uypQpb3E23pB',2,NULL,'Ilse','ilse',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('d8YCumj7smwz',0,'J7zQaC6c27mjqkWj','Anne',NULL,NULL,'8f0ba751151fca7b5552feecf358a69a92359d0df07ef60a665801c90989aaeb','Anne''s word');
INSERT INTO "seats" VALUES('d8YCumj7smwz',1,NULL,'Paul','paul',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('d8YCumj7smwz',2,NULL,'Marta','marta',NULL,NULL,NULL);
CREATE TABLE shares (
	kind VARCHAR(16) NOT NULL, 
	address VARCHAR(64) NOT NULL, 
	until DOUBLE NOT NULL, 
	taken INTEGER NOT NULL, 
	PRIMARY KEY (kind, address, until)
);
INSERT INTO "shares" VALUES('newcomers','127.0.0.1',1795059600.0,1);
INSERT INTO "shares" VALUES('tables','127.0.0.1',1795060800.0,2);
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
INSERT INTO "tables" VALUES('uypQpb3E23pB',48,77,'money',3,'{"deals":1}',0,1,0,'J7zQaC6c27mjqkWj','playing',2,1,6,NULL,1.79505955809983611106e+09,1.79505955859400081631e+09,1);
INSERT INTO "tables" VALUES('d8YCumj7smwz',12,15,'weinhaendler',3,'{"draw":"open","triangles":"both"}',0,1,0,'J7zQaC6c27mjqkWj','playing',1,1,6,NULL,1.79505955862290143961e+09,1.79505955872194147109e+09,0);
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
INSERT INTO "tallies" VALUES('J7zQaC6c27mjqkWj','money',3,'',1,0.0,40,'[0,0,1,0,0]');
INSERT INTO "tallies" VALUES('J7zQaC6c27mjqkWj','money',3,'ilse',1,0.0,40,'[0,0,1,0,0]');
INSERT INTO "tallies" VALUES('J7zQaC6c27mjqkWj','money',3,'greta',1,0.0,40,'[0,0,1,0,0]');
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
COMMIT;

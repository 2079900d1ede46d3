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
INSERT INTO "entries" VALUES('DQDannsRa96E',1,1,NULL,'created',NULL,NULL,1.79506211522216868395e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',2,1,NULL,'sat',0,'{"name":"Anne"}',1.79506211524264860154e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',3,1,NULL,'starting',NULL,'{"seals":["90059a4ffd58d28174af96f4de5d2a2ff850fe3a0feb46d525d97a20b35b31f7",null,null]}',1.79506211524900412563e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',4,1,NULL,'revealed',0,'{"word":"cellar"}',1.79506211525710415843e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',5,1,NULL,'sat',1,'{"name":"Greta","bot":"greta"}',1.79506211525710415843e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',6,1,NULL,'sat',2,'{"name":"Ilse","bot":"ilse"}',1.79506211525710415843e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',7,1,NULL,'begun',NULL,'{"names":["Anne","Greta","Ilse"]}',1.79506211525710415843e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',8,1,NULL,'sealed',0,NULL,1.7950621152701046467e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',9,1,NULL,'sealed',1,NULL,1.79506211527906274797e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',10,1,NULL,'sealed',2,NULL,1.7950621152874433994e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',11,1,0,'move',0,'bid JPY20a',1.7950621152874433994e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',12,1,1,'move',1,'bid USD60',1.7950621152874433994e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',13,1,2,'move',2,'bid JPY20c JPY50',1.7950621152874433994e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',14,1,3,'move',2,'take left',1.79506211529092097279e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',15,1,4,'move',1,'take right',1.79506211529915308947e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',16,1,5,'move',0,'take left',1.79506211532776474952e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',17,1,NULL,'sealed',1,NULL,1.79506211533649277694e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',18,1,NULL,'sealed',2,NULL,1.7950621153497211933e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',19,1,NULL,'sealed',0,NULL,1.79506211535256290437e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',20,1,6,'move',0,'bid JPY20c',1.79506211535256290437e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',21,1,7,'move',1,'bid GBP40',1.79506211535256290437e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',22,1,8,'move',2,'bid GBP60',1.79506211535256290437e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',23,1,9,'move',2,'take left',1.79506211535891032219e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',1,1,NULL,'created',NULL,NULL,1.79506211536607527732e+09);
INSERT INTO "entries" VALUES('DQDannsRa96E',24,1,10,'move',1,'take right',1.79506211536713218687e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',2,1,NULL,'sat',0,'{"name":"Anne"}',1.7950621153793029785e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',3,1,NULL,'starting',NULL,'{"seals":["7d76897abf7127597aee16bd4e51c4c2fa2411dfbafb835fcc4b3f39d9f31756",null,null]}',1.79506211538434028631e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',4,1,NULL,'revealed',0,'{"word":"cellar"}',1.79506211539027857784e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',5,1,NULL,'sat',1,'{"name":"Paul","bot":"paul"}',1.79506211539027857784e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',6,1,NULL,'sat',2,'{"name":"Marta","bot":"marta"}',1.79506211539027857784e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',7,1,NULL,'begun',NULL,'{"names":["Anne","Paul","Marta"]}',1.79506211539027857784e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',8,1,0,'move',0,'bid 9 13 21 22 22',1.7950621154090583325e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',9,1,1,'move',1,'bid 10',1.79506211541616702079e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',10,1,2,'move',2,'bid 15',1.79506211542180204396e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',11,1,3,'move',0,'pass',1.79506211543765330316e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',12,1,4,'move',1,'bid 16',1.79506211544053864478e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',13,1,5,'move',2,'bid 16',1.79506211544692850117e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',14,1,6,'move',1,'bid 14',1.79506211545100212096e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',15,1,7,'move',2,'bid 13',1.79506211545653796197e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',16,1,8,'move',1,'bid 14',1.79506211545888233189e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',17,1,9,'move',2,'bid 20',1.79506211546693897245e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',18,1,10,'move',1,'bid 20',1.79506211547091984754e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',19,1,11,'move',2,'pass',1.79506211547492408749e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',20,1,12,'move',1,'pass',1.79506211547889041896e+09);
INSERT INTO "entries" VALUES('SqyjF8qFAZkj',21,1,13,'move',0,'place 24 1:0',1.7950621155060861111e+09);
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
INSERT INTO "keys" VALUES('18df3c521a9d458623f75ae4d68141db3736ade6a54e0a1978814696a56fe265','04643c24064ba581','uBm9YndwpMpzq2B9','cookie','',1.79506211521084976193e+09,1.81061411521075201029e+09,NULL);
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
INSERT INTO "matches" VALUES('DQDannsRa96E',1,1,1,1,X'B28D40030AA01A9515688753F1FE1347E83DDBB675F13B1A285E87627A72298D','["cellar","",""]','["Anne","Greta","Ilse"]',NULL,1.79506211525710415843e+09,NULL,'["90059a4ffd58d28174af96f4de5d2a2ff850fe3a0feb46d525d97a20b35b31f7",null,null]',0);
INSERT INTO "matches" VALUES('SqyjF8qFAZkj',1,1,1,1,X'3D3345F8BB9BC38D20545069CF8DEF3B9471F3D197C6DD02FFCA4582FA94ABE4','["cellar","",""]','["Anne","Paul","Marta"]',NULL,1.79506211539027857784e+09,NULL,'["7d76897abf7127597aee16bd4e51c4c2fa2411dfbafb835fcc4b3f39d9f31756",null,null]',0);
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('uBm9YndwpMpzq2B9',1.79506211520819091796e+09);
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
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(24), 
	name VARCHAR(64) NOT NULL, 
	bot VARCHAR(64), 
	away DOUBLE, seal VARCHAR(64), word VARCHAR(64), 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('DQDannsRa96E',0,'uBm9YndwpMpzq2B9','Anne',NULL,NULL,'90059a4ffd58d28174af96f4de5d2a2ff850fe3a0feb46d525d97a20b35b31f7','cellar');
INSERT INTO "seats" VALUES('DQDannsRa96E',1,NULL,'Greta','greta',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('DQDannsRa96E',2,NULL,'Ilse','ilse',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('SqyjF8qFAZkj',0,'uBm9YndwpMpzq2B9','Anne',NULL,NULL,'7d76897abf7127597aee16bd4e51c4c2fa2411dfbafb835fcc4b3f39d9f31756','cellar');
INSERT INTO "seats" VALUES('SqyjF8qFAZkj',1,NULL,'Paul','paul',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('SqyjF8qFAZkj',2,NULL,'Marta','marta',NULL,NULL,NULL);
CREATE TABLE shares (
	kind VARCHAR(16) NOT NULL, 
	address VARCHAR(64) NOT NULL, 
	until DOUBLE NOT NULL, 
	taken INTEGER NOT NULL, 
	PRIMARY KEY (kind, address, until)
);
INSERT INTO "shares" VALUES('newcomers','127.0.0.1',1795062120.0,1);
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
INSERT INTO "tables" VALUES('DQDannsRa96E',15,24,'money',3,'{"deals":3}',0,1,0,'uBm9YndwpMpzq2B9','playing',1,1,6,NULL,1.79506211522216868395e+09,1.79506211536713218687e+09,0);
INSERT INTO "tables" VALUES('SqyjF8qFAZkj',18,21,'weinhaendler',3,'{"draw":"open","triangles":"both"}',0,1,0,'uBm9YndwpMpzq2B9','playing',1,1,6,NULL,1.79506211536607527732e+09,1.7950621155060861111e+09,0);
CREATE INDEX tables_in_lobby ON tables (public, phase, changed);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX ix_finished_ended ON finished (ended);
CREATE INDEX results_of_person ON results (person, ended, table_id, "match");
CREATE INDEX results_of_person_by_game ON results (person, game, ended, table_id, "match");
CREATE INDEX attempts_by_score ON attempts (cards, score);
CREATE INDEX attempts_of_person ON attempts (person, day);
CREATE INDEX ix_challenges_table_id ON challenges (table_id);
COMMIT;

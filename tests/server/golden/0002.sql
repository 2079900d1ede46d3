BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "entries" VALUES('6NMvarBjgfxe',1,1,NULL,'created',NULL,NULL,1.79499159836677932744e+09);
INSERT INTO "entries" VALUES('6NMvarBjgfxe',2,1,NULL,'sat',0,'{"name":"Anne"}',1.79499159838922667502e+09);
INSERT INTO "entries" VALUES('6NMvarBjgfxe',3,1,NULL,'starting',NULL,'{"seals":["fde85c3f61d8734b36465db0cbbac5c4fa96d6073530aa896187025e01fffaaa",null,null]}',1.79499159839629602438e+09);
INSERT INTO "entries" VALUES('6NMvarBjgfxe',4,1,NULL,'revealed',0,'{"word":"Anne''s word"}',1.79499159839939856526e+09);
INSERT INTO "entries" VALUES('6NMvarBjgfxe',5,1,NULL,'sat',1,'{"name":"Greta","bot":"greta"}',1.79499159839939856526e+09);
INSERT INTO "entries" VALUES('6NMvarBjgfxe',6,1,NULL,'sat',2,'{"name":"Jules","bot":"jules"}',1.79499159839939856526e+09);
INSERT INTO "entries" VALUES('6NMvarBjgfxe',7,1,NULL,'begun',NULL,'{"names":["Anne","Greta","Jules"]}',1.79499159839939856526e+09);
INSERT INTO "entries" VALUES('6NMvarBjgfxe',8,1,NULL,'sealed',0,NULL,1.79499159842290210726e+09);
INSERT INTO "entries" VALUES('6NMvarBjgfxe',9,1,NULL,'sealed',1,NULL,1.79499159844159436225e+09);
INSERT INTO "entries" VALUES('6NMvarBjgfxe',10,1,NULL,'sealed',2,NULL,1.79499159845282816889e+09);
INSERT INTO "entries" VALUES('6NMvarBjgfxe',11,1,0,'move',0,'bid JPY20a',1.79499159845282816889e+09);
INSERT INTO "entries" VALUES('6NMvarBjgfxe',12,1,1,'move',1,'bid GBP30a',1.79499159845282816889e+09);
INSERT INTO "entries" VALUES('6NMvarBjgfxe',13,1,2,'move',2,'bid XAU10c',1.79499159845282816889e+09);
INSERT INTO "entries" VALUES('6NMvarBjgfxe',14,1,3,'move',1,'take left',1.79499159845865368843e+09);
INSERT INTO "entries" VALUES('6NMvarBjgfxe',15,1,4,'move',0,'take left',1.79499159848812484745e+09);
INSERT INTO "entries" VALUES('6NMvarBjgfxe',16,1,5,'move',2,'take right',1.79499159850022816653e+09);
INSERT INTO "entries" VALUES('6NMvarBjgfxe',17,1,NULL,'sealed',1,NULL,1.79499159850352835651e+09);
INSERT INTO "entries" VALUES('6NMvarBjgfxe',18,1,NULL,'sealed',2,NULL,1.7949915985112435818e+09);
INSERT INTO "entries" VALUES('J3D8PyMn3DCa',1,1,NULL,'created',NULL,NULL,1.79499159854131674768e+09);
INSERT INTO "entries" VALUES('J3D8PyMn3DCa',2,1,NULL,'sat',0,'{"name":"Anne"}',1.79499159854745793342e+09);
INSERT INTO "entries" VALUES('J3D8PyMn3DCa',3,1,NULL,'starting',NULL,'{"seals":["82a2af37ba4c7ad0f2cd2fd60012ad9dcb4ab37ada9c8bed089b3ba55d0abba1",null,null]}',1.79499159854957938192e+09);
INSERT INTO "entries" VALUES('J3D8PyMn3DCa',4,1,NULL,'revealed',0,'{"word":"Anne''s word"}',1.79499159855162644392e+09);
INSERT INTO "entries" VALUES('J3D8PyMn3DCa',5,1,NULL,'sat',1,'{"name":"Paul","bot":"paul"}',1.79499159855162644392e+09);
INSERT INTO "entries" VALUES('J3D8PyMn3DCa',6,1,NULL,'sat',2,'{"name":"Marta","bot":"marta"}',1.79499159855162644392e+09);
INSERT INTO "entries" VALUES('J3D8PyMn3DCa',7,1,NULL,'begun',NULL,'{"names":["Anne","Paul","Marta"]}',1.79499159855162644392e+09);
INSERT INTO "entries" VALUES('J3D8PyMn3DCa',8,1,0,'move',0,'bid 0 7 9 16 20',1.79499159855587148669e+09);
INSERT INTO "entries" VALUES('J3D8PyMn3DCa',9,1,1,'move',1,'bid 7',1.79499159856200695035e+09);
INSERT INTO "entries" VALUES('J3D8PyMn3DCa',10,1,2,'move',2,'bid 10',1.79499159857118487353e+09);
INSERT INTO "entries" VALUES('J3D8PyMn3DCa',11,1,3,'move',0,'pass',1.79499159858323574069e+09);
INSERT INTO "entries" VALUES('J3D8PyMn3DCa',12,1,4,'move',1,'bid 21',1.79499159858808517457e+09);
INSERT INTO "entries" VALUES('J3D8PyMn3DCa',13,1,5,'move',2,'bid 21',1.79499159858935546877e+09);
INSERT INTO "entries" VALUES('J3D8PyMn3DCa',14,1,6,'move',1,'bid 24',1.79499159859413886068e+09);
INSERT INTO "entries" VALUES('J3D8PyMn3DCa',15,1,7,'move',2,'pass',1.7949915985952908993e+09);
INSERT INTO "entries" VALUES('J3D8PyMn3DCa',16,1,8,'move',1,'pass',1.79499159859614706036e+09);
CREATE TABLE keys (
	hash VARCHAR(64) NOT NULL, 
	id VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	label VARCHAR(64) NOT NULL, 
	created DOUBLE NOT NULL, 
	expires DOUBLE, 
	PRIMARY KEY (hash), 
	UNIQUE (id)
);
INSERT INTO "keys" VALUES('d47e296ce8d61ebc50b7c6811365428cd09cd313082e2d0e21270cc23220fb4c','4939097255ba0898','hYPbEMwxrtBtPtGt','cookie','',1.79499159835137486458e+09,1.81054359835129737854e+09);
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
	ended DOUBLE, seals TEXT, 
	PRIMARY KEY (table_id, "match")
);
INSERT INTO "matches" VALUES('6NMvarBjgfxe',1,1,1,1,X'B2CD42A62CE6F98E8DB66B5C36BB9796CAE7584AFA027331C718A6F298E167CB','["Anne''s word","",""]','["Anne","Greta","Jules"]',NULL,1.79499159839939856526e+09,NULL,'["fde85c3f61d8734b36465db0cbbac5c4fa96d6073530aa896187025e01fffaaa",null,null]');
INSERT INTO "matches" VALUES('J3D8PyMn3DCa',1,1,1,1,X'8BA47D6199FC55DEEFE316F318B9AA2628EFB4AF08EFF75966B06C68C0521E03','["Anne''s word","",""]','["Anne","Paul","Marta"]',NULL,1.79499159855162644392e+09,NULL,'["82a2af37ba4c7ad0f2cd2fd60012ad9dcb4ab37ada9c8bed089b3ba55d0abba1",null,null]');
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('hYPbEMwxrtBtPtGt',1.79499159835041713719e+09);
CREATE TABLE presence (
	table_id VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	seen DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, person)
);
CREATE TABLE sealed (
	table_id VARCHAR(24) NOT NULL, 
	"match" INTEGER NOT NULL, 
	decision INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	move TEXT NOT NULL, 
	PRIMARY KEY (table_id, "match", decision, seat)
);
INSERT INTO "sealed" VALUES('6NMvarBjgfxe',1,5,1,'bid USD30b');
INSERT INTO "sealed" VALUES('6NMvarBjgfxe',1,5,2,'bid XAU10b');
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(24), 
	name VARCHAR(64) NOT NULL, 
	bot VARCHAR(64), 
	away DOUBLE, seal VARCHAR(64), word VARCHAR(64), 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('6NMvarBjgfxe',0,'hYPbEMwxrtBtPtGt','Anne',NULL,NULL,'fde85c3f61d8734b36465db0cbbac5c4fa96d6073530aa896187025e01fffaaa','Anne''s word');
INSERT INTO "seats" VALUES('6NMvarBjgfxe',1,NULL,'Greta','greta',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('6NMvarBjgfxe',2,NULL,'Jules','jules',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('J3D8PyMn3DCa',0,'hYPbEMwxrtBtPtGt','Anne',NULL,NULL,'82a2af37ba4c7ad0f2cd2fd60012ad9dcb4ab37ada9c8bed089b3ba55d0abba1','Anne''s word');
INSERT INTO "seats" VALUES('J3D8PyMn3DCa',1,NULL,'Paul','paul',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('J3D8PyMn3DCa',2,NULL,'Marta','marta',NULL,NULL,NULL);
CREATE TABLE shares (
	kind VARCHAR(16) NOT NULL, 
	address VARCHAR(64) NOT NULL, 
	until DOUBLE NOT NULL, 
	taken INTEGER NOT NULL, 
	PRIMARY KEY (kind, address, until)
);
INSERT INTO "shares" VALUES('newcomers','127.0.0.1',1794991620.0,1);
INSERT INTO "shares" VALUES('tables','127.0.0.1',1794992400.0,2);
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
	changed DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('6NMvarBjgfxe',12,18,'money',3,'{"deals":3}',0,1,0,'hYPbEMwxrtBtPtGt','playing',1,1,6,NULL,1.79499159836677932744e+09,1.7949915985112435818e+09);
INSERT INTO "tables" VALUES('J3D8PyMn3DCa',13,16,'weinhaendler',3,'{"draw":"open","triangles":"both"}',0,1,0,'hYPbEMwxrtBtPtGt','playing',1,1,6,NULL,1.79499159854131674768e+09,1.79499159859614706036e+09);
CREATE INDEX tables_in_lobby ON tables (public, phase, changed);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_keys_person ON keys (person);
COMMIT;

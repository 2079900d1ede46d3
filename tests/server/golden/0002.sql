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
INSERT INTO "entries" VALUES('ug4nzJKJphen',1,1,NULL,'created',NULL,NULL,1.79498709674966406817e+09);
INSERT INTO "entries" VALUES('ug4nzJKJphen',2,1,NULL,'sat',0,'{"name":"Anne"}',1.79498709679815578459e+09);
INSERT INTO "entries" VALUES('ug4nzJKJphen',3,1,NULL,'sat',1,'{"name":"Greta","bot":"greta"}',1.79498709681092047689e+09);
INSERT INTO "entries" VALUES('ug4nzJKJphen',4,1,NULL,'sat',2,'{"name":"Jules","bot":"jules"}',1.79498709681092047689e+09);
INSERT INTO "entries" VALUES('ug4nzJKJphen',5,1,NULL,'begun',NULL,'{"names":["Anne","Greta","Jules"]}',1.79498709681092047689e+09);
INSERT INTO "entries" VALUES('ug4nzJKJphen',6,1,NULL,'sealed',0,NULL,1.79498709683379817012e+09);
INSERT INTO "entries" VALUES('ug4nzJKJphen',7,1,NULL,'sealed',1,NULL,1.79498709688665556904e+09);
INSERT INTO "entries" VALUES('ug4nzJKJphen',8,1,NULL,'sealed',2,NULL,1.79498709689826250078e+09);
INSERT INTO "entries" VALUES('ug4nzJKJphen',9,1,0,'move',0,'bid EUR20b',1.79498709689826250078e+09);
INSERT INTO "entries" VALUES('ug4nzJKJphen',10,1,1,'move',1,'bid JPY20c',1.79498709689826250078e+09);
INSERT INTO "entries" VALUES('ug4nzJKJphen',11,1,2,'move',2,'bid CHF60',1.79498709689826250078e+09);
INSERT INTO "entries" VALUES('ug4nzJKJphen',12,1,3,'move',2,'take left',1.79498709691196513173e+09);
INSERT INTO "entries" VALUES('ug4nzJKJphen',13,1,4,'move',1,'take right',1.79498709692276787758e+09);
INSERT INTO "entries" VALUES('ug4nzJKJphen',14,1,5,'move',0,'take left',1.79498709693818116186e+09);
INSERT INTO "entries" VALUES('ug4nzJKJphen',15,1,NULL,'sealed',0,NULL,1.79498709695510911934e+09);
INSERT INTO "entries" VALUES('ug4nzJKJphen',16,1,NULL,'sealed',1,NULL,1.79498709704263567925e+09);
INSERT INTO "entries" VALUES('ug4nzJKJphen',17,1,NULL,'sealed',2,NULL,1.79498709705134439464e+09);
INSERT INTO "entries" VALUES('ug4nzJKJphen',18,1,6,'move',0,'bid JPY30a',1.79498709705134439464e+09);
INSERT INTO "entries" VALUES('ug4nzJKJphen',19,1,7,'move',1,'bid SEK30c',1.79498709705134439464e+09);
INSERT INTO "entries" VALUES('ug4nzJKJphen',20,1,8,'move',2,'bid CHF30b CHF30c',1.79498709705134439464e+09);
INSERT INTO "entries" VALUES('ug4nzJKJphen',21,1,9,'move',2,'take left',1.79498709706274509425e+09);
INSERT INTO "entries" VALUES('nHXYmYEX2VYK',1,1,NULL,'created',NULL,NULL,1.79498709709334635731e+09);
INSERT INTO "entries" VALUES('nHXYmYEX2VYK',2,1,NULL,'sat',0,'{"name":"Anne"}',1.79498709711816096306e+09);
INSERT INTO "entries" VALUES('nHXYmYEX2VYK',3,1,NULL,'sat',1,'{"name":"Paul","bot":"paul"}',1.79498709712660360331e+09);
INSERT INTO "entries" VALUES('nHXYmYEX2VYK',4,1,NULL,'sat',2,'{"name":"Marta","bot":"marta"}',1.79498709712660360331e+09);
INSERT INTO "entries" VALUES('nHXYmYEX2VYK',5,1,NULL,'begun',NULL,'{"names":["Anne","Paul","Marta"]}',1.79498709712660360331e+09);
INSERT INTO "entries" VALUES('nHXYmYEX2VYK',6,1,0,'move',1,'bid 7',1.79498709715823698048e+09);
INSERT INTO "entries" VALUES('nHXYmYEX2VYK',7,1,1,'move',2,'bid 13',1.79498709717433524131e+09);
INSERT INTO "entries" VALUES('nHXYmYEX2VYK',8,1,2,'move',0,'bid 6 17 20 20 21',1.7949870972009866238e+09);
INSERT INTO "entries" VALUES('nHXYmYEX2VYK',9,1,3,'move',1,'bid 14',1794987097.21407);
INSERT INTO "entries" VALUES('nHXYmYEX2VYK',10,1,4,'move',2,'bid 21',1.79498709723074984555e+09);
INSERT INTO "entries" VALUES('nHXYmYEX2VYK',11,1,5,'move',0,'pass',1.79498709725035166745e+09);
INSERT INTO "entries" VALUES('nHXYmYEX2VYK',12,1,6,'move',1,'bid 16',1.79498709726325464245e+09);
INSERT INTO "entries" VALUES('nHXYmYEX2VYK',13,1,7,'move',2,'bid 6',1.794987097282586813e+09);
INSERT INTO "entries" VALUES('nHXYmYEX2VYK',14,1,8,'move',1,'pass',1.79498709729062581059e+09);
INSERT INTO "entries" VALUES('nHXYmYEX2VYK',15,1,9,'move',2,'pass',1.79498709730017709735e+09);
INSERT INTO "entries" VALUES('nHXYmYEX2VYK',16,1,10,'move',0,'place 24 1:0',1.79498709741435050961e+09);
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
INSERT INTO "keys" VALUES('8b7b30f885b45b26eeaa67f49d3f947a6ffb578ddf831cdf03ab8e4bcd9e3341','f1fab2a48036c423','EN9xU2yhn3EcbYVX','cookie','',1.794987096710214138e+09,NULL);
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
	ended DOUBLE, 
	PRIMARY KEY (table_id, "match")
);
INSERT INTO "matches" VALUES('ug4nzJKJphen',1,1,1,1,X'7CDD9F55FD86A7C81806B5548BEF63B276F29525C38AB3F619B56067E58AAF77','["Anne''s word","",""]','["Anne","Greta","Jules"]',NULL,1.79498709681092047689e+09,NULL);
INSERT INTO "matches" VALUES('nHXYmYEX2VYK',1,1,1,1,X'55C6D3606FA2129FA86A1946CD2619FED16024CECD61AE0A6FE87C2BB0346CF2','["Anne''s word","",""]','["Anne","Paul","Marta"]',NULL,1.79498709712660360331e+09,NULL);
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('EN9xU2yhn3EcbYVX',1.79498709669684553143e+09);
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
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(24), 
	name VARCHAR(64) NOT NULL, 
	bot VARCHAR(64), 
	contribution VARCHAR(64), away DOUBLE, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('ug4nzJKJphen',0,'EN9xU2yhn3EcbYVX','Anne',NULL,'Anne''s word',NULL);
INSERT INTO "seats" VALUES('ug4nzJKJphen',1,NULL,'Greta','greta','',NULL);
INSERT INTO "seats" VALUES('ug4nzJKJphen',2,NULL,'Jules','jules','',NULL);
INSERT INTO "seats" VALUES('nHXYmYEX2VYK',0,'EN9xU2yhn3EcbYVX','Anne',NULL,'Anne''s word',NULL);
INSERT INTO "seats" VALUES('nHXYmYEX2VYK',1,NULL,'Paul','paul','',NULL);
INSERT INTO "seats" VALUES('nHXYmYEX2VYK',2,NULL,'Marta','marta','',NULL);
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
INSERT INTO "tables" VALUES('ug4nzJKJphen',13,21,'money',3,'{"deals":1}',0,1,0,'EN9xU2yhn3EcbYVX','playing',1,1,6,NULL,1.79498709674966406817e+09,1.79498709706274509425e+09);
INSERT INTO "tables" VALUES('nHXYmYEX2VYK',14,16,'weinhaendler',3,'{"draw":"open","triangles":"both"}',0,1,0,'EN9xU2yhn3EcbYVX','playing',1,1,6,NULL,1.79498709709334635731e+09,1.79498709741435050961e+09);
CREATE INDEX tables_in_lobby ON tables (public, phase, changed);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_keys_person ON keys (person);
COMMIT;

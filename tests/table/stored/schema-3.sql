BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('3');
CREATE TABLE analyses (
	"table" VARCHAR NOT NULL, 
	simulations INTEGER NOT NULL, 
	total INTEGER NOT NULL, 
	done INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY ("table"), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE commands (
	"table" VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	"key" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	text TEXT NOT NULL, 
	hold BOOLEAN NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", version), 
	UNIQUE ("table", "key"), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "commands" VALUES('rYUDwa0yl1P_SarT',1,'5BO9lDebPvbaYFzHFHHF7g',1,'join','Bob',0,1000000.0);
INSERT INTO "commands" VALUES('rYUDwa0yl1P_SarT',2,'Pyl3d6828cS3boGgrjOSEQ',0,'move','bid 0',0,1000000.0);
INSERT INTO "commands" VALUES('rYUDwa0yl1P_SarT',3,'02Hl6d1-c3H7KpqVm0rtoA',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('rYUDwa0yl1P_SarT',4,'-0zQoVZ-LBfvTK7nWFD4Uw',0,'move','bid 0',0,1000000.0);
INSERT INTO "commands" VALUES('rYUDwa0yl1P_SarT',5,'I58jQ3vX8c2r0jboNl8aFg',1,'move','bid 0',0,1000000.0);
INSERT INTO "commands" VALUES('oQRjW067M-bP1fj2',1,'3FPUweTIvNknnmwrUL8YlQ',1,'join','Bob',0,1000000.0);
INSERT INTO "commands" VALUES('oQRjW067M-bP1fj2',2,'FVc3V8Q6bi_7xlJeluDsvw',0,'move','tile B1',0,1000000.0);
INSERT INTO "commands" VALUES('oQRjW067M-bP1fj2',3,'-7mu6kTRJG_0zBHKJptSNw',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('oQRjW067M-bP1fj2',4,'fMUQCuEeAuoq74_yuuT9xg',0,'move','tile B1',0,1000000.0);
INSERT INTO "commands" VALUES('oQRjW067M-bP1fj2',5,'y78vxnKBdAoSzdn5v6V6TA',1,'move','tile B2',0,1000000.0);
INSERT INTO "commands" VALUES('kSHKMUz8t298YkUM',1,'dAb1Tdwu993IgwTIowYAuA',1,'move','bid 3',0,1000000.0);
INSERT INTO "commands" VALUES('kSHKMUz8t298YkUM',2,'w46MtKd8nHw1oDW6UDEYnw',0,'move','bid 0',0,1000000.0);
INSERT INTO "commands" VALUES('kSHKMUz8t298YkUM',3,'Sexe9BDpddq_RjVlxh4M4w',1,'move','lay north',0,1000000.0);
INSERT INTO "commands" VALUES('kSHKMUz8t298YkUM',4,'DbAKIeiInUcN9-trpRrEGQ',0,'move','bid 0',0,1000000.0);
INSERT INTO "commands" VALUES('kSHKMUz8t298YkUM',5,'dcZRheQx4iZrqPLDpHDRyQ',0,'move','lay south',0,1000000.0);
INSERT INTO "commands" VALUES('kSHKMUz8t298YkUM',6,'jqWKgIqJKVZABKku-KTXBQ',0,'move','bid 0',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',1,'AGFhMNJlcCKHwMIWlAtr5g',0,'move','tile B1',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',2,'B9Mn-CWUhMwOoxTRg7nsIg',1,'move','tile B3',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',3,'J-A6CTTnQgxihSaIvssquA',1,'move','draft L12',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',4,'ef1PQ3c_k3A2N6XT4IhMMQ',0,'move','draft L03',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',5,'CyF82ZATT6NwuvbwDSPo6Q',1,'move','draft L18',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',6,'NcV13MWKesPXUHw6mH9KMw',0,'move','draft L08',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',7,'uDT6pcsxcJkwdT_u0QhSBw',1,'move','draft L17',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',8,'mMdUHAMUaw5mhD4mY__ulQ',0,'move','draft L04',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',9,'A01eJvvvWRZ7FmG4RSVonA',1,'move','discard L18',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',10,'iLmuAEbSn_DhpmuXkkKa0g',1,'move','privilege servants',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',11,'czwqIsGefLl23B929hbEmg',1,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',12,'NcdknnuqVW2LR2ctQjYS4A',1,'move','space tower-venture-4',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',13,'gC8FuK4kanVtqTEx5Z1N1A',1,'move','discard L11',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',14,'FuLI1qcyMWP1Smub5yeWvQ',1,'move','privilege faith',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',15,'HUOevYSmY3NopWre5dOV5Q',1,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',16,'nHwKsC1xt7tqth7IlTGjuQ',0,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',17,'BS98XfMIW7zuZuKtzh74kw',0,'move','space tower-territory-1',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',18,'DTALGCxt1Wd44G_F8fhYBQ',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',19,'ppXDJypUWzyzar4UrDnAGQ',1,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',20,'kDM4uQr_-GPBW4KIlnA4NA',1,'move','space production_small',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',21,'rUGj2axMEojDne1Utd_TrA',1,'move','discard L17',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',22,'RYQV8B0TslRvGHD9vHiL3A',1,'move','privilege servants',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',23,'jZHRXZRzNyoW_NIxE_MjMA',1,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',24,'WWFm2bC9hor1FQ_Eikv8AQ',0,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',25,'afv_eMXir7NmLVUEpWeZiA',0,'move','space tower-character-1',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',26,'TtfvT4ujQWuFKDf3bm9TUg',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',27,'_M8sxRufHds3yMfopHk_Vw',1,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',28,'YcsZnAAAQwfesXQda2Bqvg',1,'move','space harvest_small',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',29,'zX0uPu5fR1iYkJxDARZ3oA',1,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',30,'9RMf82c8Q_n5LstdG9uPvg',0,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',31,'_LPtKyF6s2fjM3Fy9riOjw',0,'move','space tower-building-1',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',32,'sekNfgaf3-3bkhe3wxOYSw',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',33,'uXc21aQ8g_m9B6WkyZpqzg',1,'move','discard L12',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',34,'hpZmHOKZJ-iRqBpZZwPr1g',1,'move','privilege faith',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',35,'xQa-JZxRD978b00g0-5-mQ',1,'move','place pass',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',36,'R9iPr0XE8Z77_X18y-ksnw',0,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',37,'ZheUcgl0_shpDqwgSnEQjA',0,'move','space market_1',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',38,'aWlPq_n1QjYchjE74eCNmQ',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',39,'DJLtt50Yga3rNq84adYWdw',1,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',40,'WMa__4lUPTSAt14zX3ZGJg',1,'move','space tower-building-2',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',41,'QLqumv_c6-HlnBDeS7VxVw',0,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',42,'-goI4XT2AWzG5F2Iwy56kA',0,'move','space tower-territory-1',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',43,'WroOf1pEq314QKlFg-sI0g',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',44,'bd12MDi3SJ0In6k7wY7SpA',1,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',45,'c6T52xO_1Bi-lAHfl2R--A',1,'move','space tower-character-2',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',46,'X77OahPGK5MiOvYmZdtY9g',1,'move','privilege coins',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',47,'8X5mLeYkE37AVOKSFKuG_Q',0,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',48,'9KwxTYhaNQL_GqnWiOefMA',0,'move','space tower-character-1',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',49,'tgaGk32WSiufjiGM4f9M2A',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',50,'Vd9Vz0mst57zEuFV34xi4A',1,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',51,'DJD5tfWz8_ON2PeJdNDceg',1,'move','space tower-venture-2',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',52,'HNhHjEqePg0dGFQz5rf3tQ',0,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',53,'orepnqwAvnBeICj6W-ZT4w',0,'move','space harvest_small',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',54,'xrDiwHuLUmUBZa0pEwZ_0g',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',55,'mxaGJcFCwtvLFmFTpmJrQA',1,'move','space market_1',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',56,'SYtH6Hq4RpsM_feIyZW3mg',0,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',57,'pCfljLhtJJz0KC5YctiW-Q',0,'move','space production_small',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',58,'wqxZSSoHT5dazTbwdM_rjw',0,'move','exchange 1',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',59,'MYx6I9GigR3CELPUtOirGw',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',60,'wCbIrubAvNGa3ygt87m5ow',1,'move','church support',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',61,'nXvcamVHfXZRkMsvRrYj7A',1,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',62,'_LtjAoQUMrk_G_kLG0C0Aw',1,'move','space tower-character-2',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',63,'HcMQWJBW2KvrEgDZfxissA',0,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',64,'0NShpxLtbpDKYxH7b7Zzeg',0,'move','space tower-territory-1',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',65,'EaEOsXcpqeo3VuFmZ6y-Yw',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',66,'XPcRRCnlQ-nFFjsal8w_Cg',1,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',67,'48jxMtvZwAr-6IRsPYwctw',1,'move','space production_small',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',68,'9EuS0yXb4u8JAnVOzd3V9w',0,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',69,'uYveggFwlkmmeZUU_UeL0Q',0,'move','space tower-venture-3',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',70,'sc4a_Nf2UoO9yxU7B2M8GA',0,'move','work 0',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',71,'UffZtfrKOHJFPKl2M4_Xzw',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',72,'mvFPVNtwaDoVVFoVqZ6ZzQ',1,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',73,'k43hUmoNQ8IK27jGc9dAeA',1,'move','space market_1',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',74,'4tMR-yojI0iLuAwUPWDgVA',0,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',75,'h9LpRaVRBFSdLW0c5YHMeg',0,'move','space tower-building-2',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',76,'eLwFsRyStQ6fx_D2RdyCPA',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',77,'0JtQ15Xi4YDZuevk10wlVw',1,'move','place pass',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',78,'PIrjL_mQ4fbODHlZ7CjoEg',0,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',79,'noxXTnzdqXFBEh6NN7FLxg',0,'move','space harvest_small',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',80,'lOOzgY98Ln02-ohxR_mYDQ',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',81,'fPXJKADAyUWGusNdeKNcYg',1,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',82,'nGfI_Ucnqx2iHtS7p1n23A',1,'move','space palace',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',83,'ajEMzvqK9N4oZM2P-fV9_A',1,'move','privilege materials',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',84,'a6oGggPV3nPEnMngys7cEg',0,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',85,'6EoqTLyxyyBdHQLxyWgs7w',0,'move','space tower-character-1',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',86,'pmJ3OHXAZJNJXIgpH_cXrA',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',87,'hDzpyTBOHBwYJc2n2Yi73A',1,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',88,'uDBUQB1-_LcuadJ46fZRKw',1,'move','space tower-territory-1',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',89,'qAgQV0bAPyebmPp28gzQFw',0,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',90,'oJQFo9rFrWLGmZtyX_WfkQ',0,'move','space tower-building-2',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',91,'RH5oeRakfVBhYbtg1Nf95g',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',92,'1-sOgpdB40d97dv9R7kM5w',1,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',93,'SPb4-FgMNOnJlYgjyyFVOw',1,'move','space tower-venture-3',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',94,'nhr7qK_gz-Q3Y9TkvVhJnA',1,'move','privilege servants',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',95,'Z8zDHC2A6fScb-KB81Aqog',0,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',96,'dKyIUMqrY93mGwrFB9oW5g',0,'move','space harvest_small',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',97,'F1KLWx_RiOoohZBsPq4ptA',0,'move','servants 0',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',98,'CEsu1YBmY1SkNfktHIJzAA',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',99,'SnzOmYR2ULYQG1mK5lEMqg',1,'move','space market_2',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',100,'MeXi7aK4Hm5q0BtcFyewZg',0,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',101,'lQdFlg0u0kkSIGSQmZr9KQ',0,'move','space tower-character-2',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',102,'4o6YabDulNvyPkOlONuT_g',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',103,'dDpOA7n4Kj4t5xgLzUAjkA',1,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',104,'OkziRPTO1ScJr5Mcub7Gvw',1,'move','space tower-building-4',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',105,'4tweN-nI_P-pOLZgl4qvwQ',0,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',106,'qCayW-8gdLVbM0AdbcugnA',0,'move','space harvest_small',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',107,'KSkg71Pl_CqmfTqiloC7xw',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',108,'f-4Gy_lk2W2nU9mHLZeAQA',1,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',109,'YnPWp-iKX2oNN9vcLNjiwA',1,'move','space tower-character-2',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',110,'R5ONap5AqW7GkidJJr7g8g',1,'move','work decline',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',111,'_FruyQXKV0lDUbBY2bD4Zw',0,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',112,'S7CUtknhk-z5FJEMqzFsVw',0,'move','space tower-building-2',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',113,'mlF8FBlLfkiTkujgQgzRyA',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',114,'Y8RV7IZmGt6rm2DLWTiNLw',1,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',115,'cj5Zf3o8kCedbIHms1IVPA',1,'move','space palace',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',116,'3ovMGQak7P3sW7eUAPtHpQ',1,'move','privilege faith',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',117,'oxFWfvWjSkjl8lvqSQ05DQ',0,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',118,'StOYBxk6syp9CCf7LcMocw',0,'move','space production_small',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',119,'dsxPlkh2OuQydQ4dqO9Zlw',0,'move','exchange 1',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',120,'5taBe45hd3ND9hsn1TZQbw',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',121,'iS-QdONph8Q1tMRsTWk5yw',1,'move','space market_1',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',122,'iQHQKl7DFaSP-DgfJogUaw',0,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',123,'VP1ZA2imnaDRcqJOpNE94w',0,'move','space market_2',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',124,'onKvgZQerUzhCAKCrONhHQ',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',125,'SZcLjrSLwIEJq-S5UUApiA',1,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',126,'PIJXRgWOQs60mMYeUe9Xkg',1,'move','space palace',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',127,'vyIBiplJPeAUmGJTXcC8tw',1,'move','privilege coins',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',128,'_xfumgShd6QD5dn4uKUycA',0,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',129,'djJ8Dnkgo3apUmyY5zuTsA',0,'move','space harvest_small',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',130,'a-kOc_AC5Z8axLqvgkHRAQ',0,'move','servants 0',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',131,'Xfo4TBI4s5TiYiBQpA-gww',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',132,'MbO0uToqBi-bawh7vKz73g',1,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',133,'K6tWCkE5Wffn1_c7mvECvA',1,'move','space tower-character-4',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',134,'-WLnOBWT5CyqU1sKdZ6cWw',0,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',135,'K7kb983gOcwvYngSSJRoDA',0,'move','space production_small',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',136,'1vqC1IEMPUcs5qOAIL9fzg',0,'move','exchange 1',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',137,'OKecIhana7nbhu-MtvSwvw',0,'move','exchange 1',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',138,'wQrKFqpy41pP2DzEKYEXag',0,'move','exchange 1',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',139,'JzCR541ple4Do4uMkY8AeA',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',140,'oGXYRyfS9cml4dSyVctFaw',1,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',141,'J-X-iDi86IPTdoJjGskmVg',1,'move','space tower-territory-1',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',142,'OMkuayMVw64nhWYhyDw4_A',0,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',143,'wTAxfFt2GI6szGcBtsR4Rg',0,'move','space tower-building-3',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',144,'JYRx_VQU07UUkTbyqX-slQ',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',145,'50TVfusPBX_2_ObisYzANg',1,'move','space palace',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',146,'_UQCbZzHuVZ-TQoK0o2jag',1,'move','privilege coins',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',147,'5O_8aYJDtifAGjB5YeXovg',0,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',148,'eTYLk9PqxtLDScyXX32n1g',0,'move','space market_1',0,1000000.0);
INSERT INTO "commands" VALUES('JHwJGHQYA0Msh9h2',149,'jlKk1Xs96G3a0lAWyx7IoQ',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',1,'ztxcSyvz43XBW9ZNxB5tYw',0,'move','power 1',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',2,'iuzsh04aMwlTUx6I4xdgVA',1,'move','power 3',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',3,'8yjkwX2ZB3FUzHrexHg_7w',1,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',4,'CxYqddbFe243JfthKBG92g',1,'move','take d1-06',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',5,'Tv6SCFOxzIsQiCY9qnJ1KA',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',6,'a5EQP6aIGw2n_U55UykssQ',1,'move','take d1-06',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',7,'VJU0_XjXqi7CM7EPBq2MRg',1,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',8,'_8E1YL8UVOb7VzRTuAZLrw',1,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',9,'IzSLgFFqvyo1CQWfVWWHaA',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',10,'KtNObf08L452eCDwvtnpsg',1,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',11,'75nO4nnk0sAJju2GirvDrg',1,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',12,'Wn5BUida3w3oa5Qp6TiVTg',1,'move','lift azure valencia',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',13,'Lpm_cqHHk2ccoMXSwZl2tA',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',14,'osjWJZsodoUWdDP18MljQg',1,'move','lift azure valencia',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',15,'5fItiiFR6KunXEKW1vldNg',1,'move','drop galicia',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',16,'TYuuAdkbVcHdOroEY4s9ZQ',1,'move','lift azure valencia',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',17,'hya3OuvKFo4htUWEcKZLKQ',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',18,'4iH81AbBcGExEDKEq4IFrw',1,'move','lift azure valencia',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',19,'mtyW6mdI0nuEAoB6rijutg',1,'move','drop galicia',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',20,'UmMdCHLuQR2jE6m6DVop1Q',1,'move','lift or navarra',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',21,'60SM4QNNyxlmTgA0vMxq2Q',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',22,'LPATTSIASyJ0C6j_eNU7oQ',1,'move','lift or navarra',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',23,'F0Ia11Z2LZi86OR7mHL7Hg',1,'move','drop galicia',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',24,'O9P37MBetuWIJcPTCWmYtA',0,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',25,'vmO2SkpcE6e2Hqc-5_fPOw',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',26,'3u2rSat2RyxAcVJutK37KQ',0,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',27,'-P-OtS91oFJWdv2p4tmotQ',0,'move','take d3-02',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',28,'16oSI-z7z-x0cZISR_Ff8Q',0,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',29,'jMomKSUuTNNkZZxf_--KKg',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',30,'QWUaeOw3anFfg68iyH3vjg',0,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',31,'3SL1pUDz4FYm2J-2mSpWQg',0,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',32,'YT7H43D9XOcPfJP4BOYZCw',0,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',33,'3CuftNkftVGUYW3DNVjFNA',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',34,'b7WpSudajEZr2fun6mZqfw',0,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',35,'LVkIawvBeI_7hUaO5mzMiA',0,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',36,'olQNTDuSa9OtrXkMv7MKAQ',0,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',37,'waGjAm5nX533QYH2KZ58yA',0,'move','power 2',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',38,'eWrvnE4SM6ihM-15te5kqQ',1,'move','power 1',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',39,'rgvjx-Kk8jXjJh7RxgbsIw',0,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',40,'gBeneB8MZsu3f_trTj9-xQ',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',41,'obSroP-vIhnxuNLwPlS0IA',0,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',42,'3xYVak6prBL8hc2Wn4thVg',0,'move','take d1-10',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',43,'uk2XIx-CVsXLETLsLealQg',0,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',44,'YwecJhip8Rv3S11sxqGChQ',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',45,'Zzk-S-RPeccJi6ALd7XpMg',0,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',46,'z-EzLRhQ2Tv1URWhLPu2IQ',0,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',47,'-bl-2lLyyJGcjBaXZAuefw',0,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',48,'N2cOEM0ocxxABQze63uUgA',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',49,'BJAZYYnXogY7xy04V-jr9w',0,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',50,'wep-FszpihUMepW5zbFUig',0,'move','settle galicia',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',51,'Yfy169_a37xY2a0fXK3Yyw',0,'move','settle galicia',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',52,'yd1Tdils-9NZScf7xj4Gnw',1,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',53,'8-Vc74tfAALPTlFLEhdebA',1,'move','take d2-08',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',54,'S1ptSlxzJL2N7XuSoAzxAg',1,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',55,'9qMLGTcqZGbmyRQUg7PeFA',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',56,'WH1H-LgveA1Bt3NokHfKeg',1,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',57,'xdVTEEMPtkU5BkP6HdK0Og',1,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',58,'-Gz8107M7aoZ1wD1Ymi8NQ',1,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',59,'xQqxLrdkQE8krHHyVstCdw',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',60,'JwwKwAC5Ti-GmYufF1qvvA',1,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',61,'wD9YpYQyuap7wHTnFgYnIw',1,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',62,'VlTD9Kn81YlND3gfZOQGBg',1,'move','score galicia',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',63,'24CkkqBKv1i3LGMi11Gdmw',1,'move','power 2',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',64,'UaW_yRTFRHlkS2JfaX9Rlg',0,'move','power 3',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',65,'kpcCv1tVA390CC6sCZXD_A',0,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',66,'nTPvDIdlBkqobNTcv_QMCA',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',67,'TIGl7fElGFfYEVZJY8DMhQ',0,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',68,'wLpm1--No3ZD6AGGyWLsVw',0,'move','take d1-07',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',69,'qD-Ba9R1Bewzums8-8dggQ',0,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',70,'SnWz2lyRcVFFh7UTqozDtA',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',71,'7rsFhnIMNlAdYQ1HInFJCg',0,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',72,'XfwUdB7TmLE4AL6CBHTRfw',0,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',73,'IhK6LkMpWSglfLM70hpYgA',0,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',74,'uXdHTihQIlBBc3ofFk1Rpw',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',75,'OxxhFYzvFDiRFXAL6TPoQQ',0,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',76,'m9TcebhhfuuQviSrWVEw3g',0,'move','from galicia',0,1000000.0);
INSERT INTO "commands" VALUES('wPx0lRfyEBj8G1xV',77,'BcOKi_R5NHR2Af0fpxFlBw',1,'stand-in','random',0,1000000.0);
CREATE TABLE guests (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	key_hash VARCHAR NOT NULL, 
	lang VARCHAR NOT NULL, 
	prefs TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (key_hash)
);
INSERT INTO "guests" VALUES('2b57fa2fd566dd03','Ann','5440ce87b8a07a940c2f9576098880454708a2b39c026a26dac19ac835e2c928','en','{}',1000000.0,1000000.0);
INSERT INTO "guests" VALUES('6d574557e8dde83b','Bob','1aba7a41648ce745a390447a11bb35c5a04453c90cc735d8975701278c6698ae','cs','{}',1000000.0,1000000.0);
CREATE TABLE house (
	schema_version INTEGER NOT NULL
);
INSERT INTO "house" VALUES(3);
CREATE TABLE plies (
	"table" VARCHAR NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	move TEXT NOT NULL, 
	digest VARCHAR NOT NULL, 
	PRIMARY KEY ("table", ply), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "plies" VALUES('rYUDwa0yl1P_SarT',1,0,'bid 0','ddcaf6c118e2dcce');
INSERT INTO "plies" VALUES('rYUDwa0yl1P_SarT',2,1,'bid 0','1647a3a84b7c2648');
INSERT INTO "plies" VALUES('oQRjW067M-bP1fj2',1,0,'tile B1','3a2463496e2254f8');
INSERT INTO "plies" VALUES('oQRjW067M-bP1fj2',2,1,'tile B2','c9edbff5e237809f');
INSERT INTO "plies" VALUES('kSHKMUz8t298YkUM',1,1,'bid 3','ed9fa9bd54570260');
INSERT INTO "plies" VALUES('kSHKMUz8t298YkUM',2,0,'bid 0','cd0c7b1090f24202');
INSERT INTO "plies" VALUES('kSHKMUz8t298YkUM',3,1,'lay north','3dfe379a0310873a');
INSERT INTO "plies" VALUES('kSHKMUz8t298YkUM',4,0,'bid 0','7fa35dd4d4ca429b');
INSERT INTO "plies" VALUES('kSHKMUz8t298YkUM',5,0,'lay south','e10374928bdc1080');
INSERT INTO "plies" VALUES('kSHKMUz8t298YkUM',6,0,'bid 0','b85f44e89175c441');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',1,0,'tile B1','3a2463496e2254f8');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',2,1,'tile B3','dc2070ff881e75c7');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',3,1,'draft L12','f71877ca93df87a4');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',4,0,'draft L03','3403c18ec85c8d5e');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',5,1,'draft L18','5f39a96f9a9d913c');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',6,0,'draft L08','3b06bc3ac5567ef0');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',7,1,'draft L17','3f5d574c17f43156');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',8,0,'draft L04','67b73970bcc3a342');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',9,1,'discard L18','28fc6e47a89aebe8');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',10,1,'privilege servants','2243321ababf0726');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',11,1,'place orange','31e05830af12d58a');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',12,1,'space tower-venture-4','4c68792b61ec5367');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',13,1,'discard L11','47dbd1bc84b89b87');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',14,1,'privilege faith','d4034159b4cce0b7');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',15,1,'turn end','1558e4e9c4b9e7c9');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',16,0,'place black','4698a9fd9ebac34e');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',17,0,'space tower-territory-1','817340f3b8ddbee2');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',18,0,'turn end','2e934d0a91c3355e');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',19,1,'place black','a7488d01974a4a93');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',20,1,'space production_small','5c841366283bdb04');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',21,1,'discard L17','4e05031073e3a8e6');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',22,1,'privilege servants','181bdc0518ab9fd6');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',23,1,'turn end','4d0af42f5fffb355');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',24,0,'place white','73223a9017e3f931');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',25,0,'space tower-character-1','40ab7748c8d6d0a4');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',26,0,'turn end','cc3593d19b60514b');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',27,1,'place white','3d5ff6360b11dc3c');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',28,1,'space harvest_small','25d2648f7f2266e7');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',29,1,'turn end','c5bf45cd2d7fc2dc');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',30,0,'place orange','49fb9ac101a4eebe');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',31,0,'space tower-building-1','d30d5feb62d7d07d');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',32,0,'turn end','ca9d93f029961943');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',33,1,'discard L12','2e0a084565764fb2');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',34,1,'privilege faith','c0a975105699ff18');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',35,1,'place pass','48765f6f4fc320ad');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',36,0,'place neutral','a2478e7437f434de');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',37,0,'space market_1','daea69480148e066');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',38,0,'turn end','a855ee734d6759b5');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',39,1,'place neutral','e4142a4215ead219');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',40,1,'space tower-building-2','9d1eaaca768851d8');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',41,0,'place black','4425fdad3abf8a29');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',42,0,'space tower-territory-1','7e4cb2db81fd16b8');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',43,0,'turn end','28b7b1f4fc5e922a');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',44,1,'place black','993c4e5c5d131277');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',45,1,'space tower-character-2','988267dac5ea157a');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',46,1,'privilege coins','db6454d640d5856f');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',47,0,'place white','09e09f8f46a79404');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',48,0,'space tower-character-1','f6295d664655a777');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',49,0,'turn end','132e6118cf077a69');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',50,1,'place orange','73cd5815e4fb976d');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',51,1,'space tower-venture-2','bb3365b371d576e4');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',52,0,'place orange','9f2915cf3e2b6c22');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',53,0,'space harvest_small','68d3086efcb942c8');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',54,0,'turn end','198d6d1846b33371');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',55,1,'space market_1','71445174b0f7a018');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',56,0,'place neutral','0969c06b2d0adf20');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',57,0,'space production_small','cbe70a7a08221f6e');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',58,0,'exchange 1','d37722d74aa22bc5');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',59,0,'turn end','6c2d3505d4e43d3d');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',60,1,'church support','5e34e7b2363f514c');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',61,1,'place black','57e9e1deca770df8');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',62,1,'space tower-character-2','e2ca79cb356b9f29');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',63,0,'place black','1f5be86a00547f1c');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',64,0,'space tower-territory-1','76fa09e7d2b9e9a4');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',65,0,'turn end','67c5477bf38230d5');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',66,1,'place white','439ec0b7c1a3b2b9');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',67,1,'space production_small','8cebb24462ec76bd');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',68,0,'place white','c4d4fdca7829c498');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',69,0,'space tower-venture-3','39b6ff04beff0f37');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',70,0,'work 0','fea3228abaed01c7');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',71,0,'turn end','e02fb43aee3b3fed');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',72,1,'place orange','a71b676ae20784c7');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',73,1,'space market_1','567a175337d1f422');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',74,0,'place orange','afff098bb8990f71');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',75,0,'space tower-building-2','21df13e7759c92d4');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',76,0,'turn end','05f74d4daf57eed3');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',77,1,'place pass','5dd416e909995373');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',78,0,'place neutral','021eb18dcbac172a');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',79,0,'space harvest_small','47a103e7e66ebb13');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',80,0,'turn end','7b5521acb922afff');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',81,1,'place white','38ca7547f486eea7');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',82,1,'space palace','392388f30b85c082');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',83,1,'privilege materials','b1933593bfe5af65');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',84,0,'place black','79826ed1d897216b');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',85,0,'space tower-character-1','5a4d58e54f9e52f8');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',86,0,'turn end','aa2b90bdcc7a1a39');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',87,1,'place black','ef1a45001c4296dc');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',88,1,'space tower-territory-1','e1710824f07830e4');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',89,0,'place white','ba0a28a99c43b1a9');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',90,0,'space tower-building-2','c7a377e33e7bd779');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',91,0,'turn end','88826c25103dfe8b');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',92,1,'place neutral','fb1461e8c059a7b6');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',93,1,'space tower-venture-3','616ef14e218686e7');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',94,1,'privilege servants','cb1245c53c7b527b');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',95,0,'place orange','561ef529352b4275');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',96,0,'space harvest_small','5f4a64607ea38ec9');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',97,0,'servants 0','7531ac5bc975d6cb');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',98,0,'turn end','6a1d4b11d61961ea');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',99,1,'space market_2','cd8838e991a0e8e4');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',100,0,'place neutral','3308ac58392912e6');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',101,0,'space tower-character-2','ae6afc8352dca00e');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',102,0,'turn end','d89f3203c8ba6b3f');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',103,1,'place neutral','3a0475669c8f7944');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',104,1,'space tower-building-4','e40aa5e25cbb615b');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',105,0,'place black','c871964a4f7cf9fc');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',106,0,'space harvest_small','eb175f0f31ab9d35');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',107,0,'turn end','bcd41d13bf38d72b');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',108,1,'place black','cdc3993f3474bed5');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',109,1,'space tower-character-2','60d7dfc3a1f057f2');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',110,1,'work decline','a7fc6d6483dc7e29');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',111,0,'place white','4294a9d984c512c9');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',112,0,'space tower-building-2','81377abd326c046d');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',113,0,'turn end','f1734d60999b3733');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',114,1,'place orange','a0129903aa3c4cd3');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',115,1,'space palace','c3315ff66ea2efe1');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',116,1,'privilege faith','cf3ffc727e713757');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',117,0,'place orange','29fd41f836c86fac');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',118,0,'space production_small','8248ce3971e77fa7');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',119,0,'exchange 1','42499ca52449b789');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',120,0,'turn end','7cecb570161adf80');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',121,1,'space market_1','9e57a32797aed268');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',122,0,'place neutral','8138948032aa5cb9');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',123,0,'space market_2','23d280558a02e0cc');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',124,0,'turn end','0ebf6de0cd9ad476');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',125,1,'place neutral','e41c8d3b16e4b09b');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',126,1,'space palace','6cc6875364a63b16');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',127,1,'privilege coins','5f631d8625a20409');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',128,0,'place black','b30bd5217a6020ed');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',129,0,'space harvest_small','6c0e4c50613f551d');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',130,0,'servants 0','71b80c7ca4c1aba0');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',131,0,'turn end','dc458132c5c6a780');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',132,1,'place black','453f51c133d46f14');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',133,1,'space tower-character-4','a69fa1d7dee958e9');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',134,0,'place white','d9157b5459c9037a');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',135,0,'space production_small','231e7ceb2f038967');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',136,0,'exchange 1','560c2bc9a6ae2c66');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',137,0,'exchange 1','3f8bdf1b1fd36460');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',138,0,'exchange 1','0746d7ee2128adfe');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',139,0,'turn end','75ce0de3bba92bc2');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',140,1,'place white','f70bd26c440c54e1');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',141,1,'space tower-territory-1','b2bd283c5e00988d');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',142,0,'place orange','e6f478e2d187f72c');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',143,0,'space tower-building-3','a24063c52c5bcf39');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',144,0,'turn end','f12f2155dba02702');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',145,1,'space palace','824c877fd8b33d2f');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',146,1,'privilege coins','415057a36d0d45fc');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',147,0,'place neutral','9ad863146151ca73');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',148,0,'space market_1','11bde6ac08f5592b');
INSERT INTO "plies" VALUES('JHwJGHQYA0Msh9h2',149,0,'turn end','606cbef72f7a60ad');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',1,0,'power 1','7cd5e75de62a1d48');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',2,1,'power 3','d2b78ae656fcb31a');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',3,1,'summon 0','f041174d95121e2d');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',4,1,'take d1-06','935e22722e2e8c98');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',5,1,'turn place','1f2e27176ebeb1cc');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',6,1,'place aragon','e5f62f40ffc58281');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',7,1,'turn special','6af9f6a84dd4d5c0');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',8,1,'lift azure valencia','cbfb15f82514cdb1');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',9,1,'drop galicia','c9d75bb71244d213');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',10,1,'lift azure valencia','a9ea25c7a47f39c5');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',11,1,'drop galicia','6b745c9386b409f5');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',12,1,'lift or navarra','688aa921fb4aa088');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',13,1,'drop galicia','72c31f9999bac836');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',14,0,'summon 0','09f440adba0b62c6');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',15,0,'take d3-02','0216ca7a5129abe1');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',16,0,'turn place','91ae95e386b7e086');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',17,0,'place aragon','e0dc9fb352411fd7');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',18,0,'place aragon','6ec917182d154d87');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',19,0,'place aragon','d599eebdc371a788');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',20,0,'turn special','f47aff3779f29960');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',21,0,'power 2','f5c4cb2702ffb0f0');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',22,1,'power 1','5983e784292819ce');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',23,0,'summon 0','4e04c287aff3ce5f');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',24,0,'take d1-10','9149ebec38cb042e');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',25,0,'turn place','b4123529a9aeff81');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',26,0,'place aragon','3970d1cae1d5a3f8');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',27,0,'turn special','0b64de652dcde391');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',28,0,'settle galicia','9f3db60c92952f8b');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',29,0,'settle galicia','0b59ac9377494f6b');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',30,1,'summon 0','9bdac3d71ae9d25d');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',31,1,'take d2-08','9fd4fd95d8bb49db');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',32,1,'turn place','ab03e9c2aa6b49f8');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',33,1,'place aragon','975e1ca22df9e8c7');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',34,1,'place aragon','7f895ba2491c37b7');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',35,1,'turn special','26347cc92ac04945');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',36,1,'score galicia','41ec6447a517fdd7');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',37,1,'power 2','6b67d5a1b2be145e');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',38,0,'power 3','fce2a29535f9f41b');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',39,0,'summon 0','9a4efcaef4370ab3');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',40,0,'take d1-07','71db1a4eedf37147');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',41,0,'turn place','954f821be64515c0');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',42,0,'place aragon','7bf810590c7d63d6');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',43,0,'turn special','11b20f95bb64cf4b');
INSERT INTO "plies" VALUES('wPx0lRfyEBj8G1xV',44,0,'from galicia','8c4d95f86900857d');
CREATE TABLE reports (
	id INTEGER NOT NULL, 
	"table" VARCHAR NOT NULL, 
	title VARCHAR NOT NULL, 
	ply INTEGER NOT NULL, 
	program VARCHAR NOT NULL, 
	rules INTEGER NOT NULL, 
	data VARCHAR NOT NULL, 
	lang VARCHAR NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE seats (
	"table" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	guest VARCHAR, 
	name VARCHAR NOT NULL, 
	level VARCHAR NOT NULL, 
	stand_in VARCHAR NOT NULL, 
	key_hash VARCHAR, standing TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id), 
	FOREIGN KEY(guest) REFERENCES guests (id), 
	UNIQUE (key_hash)
);
INSERT INTO "seats" VALUES('5HBi931Qn3VHgYO9',0,'person','2b57fa2fd566dd03','Ann','','',NULL,'');
INSERT INTO "seats" VALUES('5HBi931Qn3VHgYO9',1,'open',NULL,'','','','015e76dd4dafbc8b35df4e132142ec220f2f6a0e93299870669ba0b1caa43fe1','');
INSERT INTO "seats" VALUES('Ij3Kt-Xu33CA-V9s',0,'person','2b57fa2fd566dd03','Ann','','',NULL,'');
INSERT INTO "seats" VALUES('Ij3Kt-Xu33CA-V9s',1,'bot',NULL,'','random','',NULL,'');
INSERT INTO "seats" VALUES('Ij3Kt-Xu33CA-V9s',2,'open',NULL,'','','','143a5e49a6951aa7ce74159817fa05b272bebe5d1c4f81f968eb1004a21669b3','');
INSERT INTO "seats" VALUES('rYUDwa0yl1P_SarT',0,'person','2b57fa2fd566dd03','Ann','','',NULL,'');
INSERT INTO "seats" VALUES('rYUDwa0yl1P_SarT',1,'person','6d574557e8dde83b','Bob','','',NULL,'');
INSERT INTO "seats" VALUES('oQRjW067M-bP1fj2',0,'person','2b57fa2fd566dd03','Ann','','',NULL,'');
INSERT INTO "seats" VALUES('oQRjW067M-bP1fj2',1,'person','6d574557e8dde83b','Bob','','',NULL,'');
INSERT INTO "seats" VALUES('kSHKMUz8t298YkUM',0,'person','2b57fa2fd566dd03','Ann','','',NULL,'');
INSERT INTO "seats" VALUES('kSHKMUz8t298YkUM',1,'bot',NULL,'','random','',NULL,'');
INSERT INTO "seats" VALUES('JHwJGHQYA0Msh9h2',0,'person','2b57fa2fd566dd03','Ann','','',NULL,'');
INSERT INTO "seats" VALUES('JHwJGHQYA0Msh9h2',1,'bot',NULL,'','random','',NULL,'');
INSERT INTO "seats" VALUES('wPx0lRfyEBj8G1xV',0,'person','6d574557e8dde83b','Bob','','',NULL,'');
INSERT INTO "seats" VALUES('wPx0lRfyEBj8G1xV',1,'person','6d574557e8dde83b','Eva','','random',NULL,'');
INSERT INTO "seats" VALUES('3uGwMENkW80vjSnn',0,'bot',NULL,'','random','',NULL,'');
INSERT INTO "seats" VALUES('3uGwMENkW80vjSnn',1,'bot',NULL,'','random','',NULL,'');
INSERT INTO "seats" VALUES('8P_zDlIRD70JQdoy',0,'bot',NULL,'','random','',NULL,'');
INSERT INTO "seats" VALUES('8P_zDlIRD70JQdoy',1,'person','6d574557e8dde83b','Bob','','',NULL,'');
INSERT INTO "seats" VALUES('8P_zDlIRD70JQdoy',2,'bot',NULL,'','random','',NULL,'');
CREATE TABLE snapshots (
	"table" VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY ("table", version), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('JHwJGHQYA0Msh9h2',124,'{"plies":124,"last":0,"events":[[1,1,[0,1],-1],[2,1,[1,3],-1],[4,2,[0,2],1],[4,2,[1,11],2],[6,2,[0,7],1],[6,2,[1,17],2],[8,2,[0,3],1],[8,2,[1,16],2],[8,2,[0,13],1],[8,2,[1,10],2],[8,0,[1,1,5],-1],[8,0,[0,2,6],-1],[8,3,[1],-1],[8,5,[0,6,0,7,2],-1],[8,5,[1,53,54,55,49],-1],[8,5,[2,29,30,28,31],-1],[8,5,[3,78,75,76,79],-1],[8,4,[2,2,5],-1],[9,16,[1,17],-1],[10,13,[1,1],-1],[10,11,[1,2,3],-1],[12,7,[1,2],-1],[12,6,[1,2,15],-1],[12,11,[1,2,2],-1],[12,9,[1,1,0],-1],[12,9,[1,1,1],-1],[12,9,[1,2,2],-1],[12,10,[1,79],-1],[12,11,[1,3,5],-1],[13,16,[1,10],-1],[14,13,[1,4],-1],[14,11,[1,1,5],-1],[17,6,[0,0,0],-1],[17,10,[0,6],-1],[20,6,[1,0,18],-1],[20,14,[1,18,2],-1],[20,11,[1,2,2],-1],[20,11,[1,1,3],-1],[21,16,[1,16],-1],[22,13,[1,1],-1],[22,11,[1,2,3],-1],[25,6,[0,1,4],-1],[25,9,[0,3,2],-1],[25,10,[0,53],-1],[28,6,[1,1,16],-1],[28,14,[1,16,2],-1],[28,11,[1,1,0],-1],[28,11,[1,1,1],-1],[28,11,[1,1,4],-1],[31,6,[0,2,8],-1],[31,9,[0,2,1],-1],[31,9,[0,1,2],-1],[31,10,[0,29],-1],[31,28,[0,2],-1],[33,16,[1,11],-1],[34,13,[1,4],-1],[34,11,[1,1,5],-1],[35,15,[1],-1],[37,7,[0,1],-1],[37,6,[0,3,20],-1],[37,11,[0,5,2],-1],[38,24,[12],-1],[38,3,[2],-1],[38,5,[0,5,1,4,3],-1],[38,5,[1,50,51,48,52],-1],[38,5,[2,24,26,25,27],-1],[38,5,[3,77,72,74,73],-1],[38,4,[5,4,1],-1],[40,7,[1,3],-1],[40,6,[1,3,9],-1],[40,9,[1,2,1],-1],[40,9,[1,2,2],-1],[40,10,[1,26],-1],[40,28,[1,6],-1],[42,6,[0,0,0],-1],[42,10,[0,5],-1],[42,11,[0,1,3],-1],[42,11,[0,2,4],-1],[45,6,[1,0,5],-1],[45,9,[1,2,2],-1],[45,10,[1,51],-1],[46,13,[1,2],-1],[46,11,[1,2,2],-1],[48,8,[0,3],-1],[48,6,[0,1,4],-1],[48,9,[0,4,2],-1],[48,10,[0,50],-1],[51,6,[1,2,13],-1],[51,9,[1,4,2],-1],[51,10,[1,72],-1],[51,11,[1,5,4],-1],[53,6,[0,2,16],-1],[53,14,[0,16,1],-1],[53,11,[0,1,0],-1],[53,11,[0,1,1],-1],[53,11,[0,1,4],-1],[55,6,[1,1,20],-1],[55,11,[1,5,2],-1],[57,7,[0,1],-1],[57,6,[0,3,18],-1],[57,14,[0,18,3],-1],[58,9,[0,1,1],-1],[58,11,[0,1,2],-1],[58,11,[0,2,3],-1],[58,11,[0,3,2],-1],[59,22,[0,0],-1],[60,21,[1,5],-1],[60,32,[1,5],-1],[60,24,[11],-1],[60,3,[3],-1],[60,5,[0,8,14,15,9],-1],[60,5,[1,60,61,59,63],-1],[60,5,[2,37,32,39,38],-1],[60,5,[3,85,81,84,86],-1],[60,4,[3,6,6],-1],[62,6,[1,0,5],-1],[62,9,[1,4,2],-1],[62,10,[1,61],-1],[64,6,[0,0,0],-1],[64,10,[0,8],-1],[64,11,[0,1,2],-1],[67,6,[1,1,18],-1],[67,14,[1,18,9],-1],[67,11,[1,2,2],-1],[67,11,[1,1,3],-1],[67,30,[1,2],-1],[69,6,[0,1,14],-1],[69,11,[0,1,2],-1],[69,9,[0,3,2],-1],[69,9,[0,2,3],-1],[69,10,[0,84],-1],[70,14,[0,16,4],-1],[70,12,[0,1,4],-1],[70,11,[0,1,0],-1],[70,11,[0,1,1],-1],[70,11,[0,2,2],-1],[73,6,[1,2,20],-1],[73,11,[1,5,2],-1],[75,6,[0,2,9],-1],[75,9,[0,2,0],-1],[75,9,[0,1,1],-1],[75,10,[0,32],-1],[75,28,[0,3],-1],[77,15,[1],-1],[79,7,[0,1],-1],[79,6,[0,3,16],-1],[79,14,[0,16,1],-1],[79,12,[0,1,4],-1],[79,11,[0,1,0],-1],[79,11,[0,1,1],-1],[79,11,[0,2,2],-1],[80,24,[12],-1],[80,3,[4],-1],[80,5,[0,10,12,13,11],-1],[80,5,[1,56,58,62,57],-1],[80,5,[2,35,33,36,34],-1],[80,5,[3,82,80,83,87],-1],[80,4,[4,3,5],-1],[82,6,[1,1,24],-1],[82,11,[1,1,2],-1],[83,13,[1,0],-1],[83,11,[1,1,0],-1],[83,11,[1,1,1],-1],[85,6,[0,0,4],-1],[85,9,[0,3,2],-1],[85,10,[0,56],-1],[85,12,[0,1,4],-1],[85,11,[0,1,4],-1],[85,25,[0],-1],[88,6,[1,0,0],-1],[88,10,[1,10],-1],[88,11,[1,1,1],-1],[88,11,[1,2,3],-1],[90,6,[0,1,9],-1],[90,9,[0,3,0],-1],[90,10,[0,33],-1],[90,28,[0,4],-1],[93,7,[1,3],-1],[93,6,[1,3,14],-1],[93,11,[1,1,2],-1],[93,9,[1,3,4],-1],[93,10,[1,83],-1],[93,11,[1,5,2],-1],[94,13,[1,1],-1],[94,11,[1,2,3],-1],[97,6,[0,2,16],-1],[97,14,[0,16,5],-1],[97,12,[0,1,4],-1],[97,11,[0,1,0],-1],[97,11,[0,1,1],-1],[97,12,[0,1,4],-1],[97,11,[0,1,1],-1],[97,11,[0,1,4],-1],[97,11,[0,2,2],-1],[99,6,[1,2,21],-1],[99,11,[1,5,3],-1],[101,7,[0,1],-1],[101,8,[0,3],-1],[101,6,[0,3,5],-1],[101,9,[0,2,2],-1],[101,10,[0,58],-1],[101,25,[0],-1],[102,22,[1,7],-1],[102,22,[0,7],-1],[102,24,[11],-1],[102,3,[5],-1],[102,5,[0,20,22,19,17],-1],[102,5,[1,70,68,71,67],-1],[102,5,[2,47,45,40,41],-1],[102,5,[3,90,93,95,89],-1],[102,4,[3,3,1],-1],[104,7,[1,7],-1],[104,6,[1,3,11],-1],[104,11,[1,2,4],-1],[104,9,[1,3,0],-1],[104,9,[1,4,2],-1],[104,10,[1,41],-1],[104,28,[1,8],-1],[106,6,[0,0,16],-1],[106,14,[0,16,3],-1],[106,12,[0,1,4],-1],[106,11,[0,1,0],-1],[106,11,[0,1,1],-1],[106,11,[0,2,2],-1],[109,6,[1,0,5],-1],[109,9,[1,4,2],-1],[109,10,[1,68],-1],[109,11,[1,2,5],-1],[110,25,[1],-1],[112,8,[0,3],-1],[112,6,[0,1,9],-1],[112,9,[0,1,0],-1],[112,9,[0,4,1],-1],[112,10,[0,45],-1],[112,11,[0,1,5],-1],[112,28,[0,5],-1],[115,6,[1,2,24],-1],[115,11,[1,1,2],-1],[116,13,[1,4],-1],[116,11,[1,1,5],-1],[118,6,[0,2,18],-1],[118,14,[0,18,3],-1],[119,9,[0,1,0],-1],[119,11,[0,1,2],-1],[119,11,[0,2,3],-1],[119,11,[0,2,5],-1],[121,6,[1,1,20],-1],[121,11,[1,5,2],-1],[123,7,[0,1],-1],[123,6,[0,3,21],-1],[123,11,[0,5,3],-1],[124,24,[13],-1],[124,3,[6],-1],[124,5,[0,18,21,16,23],-1],[124,5,[1,65,69,66,64],-1],[124,5,[2,43,42,46,44],-1],[124,5,[3,92,94,88,91],-1],[124,4,[5,6,6],-1]],"position":{"round":6,"goods":{"azure":{"coins":1,"servants":6,"military":5,"faith":3},"gules":{"stone":2,"coins":14,"servants":3,"military":5,"faith":3}},"members":{},"crowd":{},"tower":{"tower-territory-1":"C19","tower-territory-2":"C22","tower-territory-3":"C17","tower-territory-4":"C24","tower-character-1":"C66","tower-character-2":"C70","tower-character-3":"C67","tower-character-4":"C65","tower-building-1":"C44","tower-building-2":"C43","tower-building-3":"C47","tower-building-4":"C45","tower-venture-1":"C93","tower-venture-2":"C95","tower-venture-3":"C89","tower-venture-4":"C92"},"holding":{"azure":{"territory-1":"C07","territory-2":"C06","territory-3":"C09","character-1":"C54","character-2":"C51","character-3":"C57","character-4":"C59","building-1":"C30","building-2":"C33","building-3":"C34","building-4":"C46","venture-1":"C85"},"gules":{"territory-1":"C11","character-1":"C52","character-2":"C62","character-3":"C69","building-1":"C27","building-2":"C42","venture-1":"C80","venture-2":"C73","venture-3":"C84"}},"dice":[5,6,6],"order":["gules","azure"],"queue":[],"fixed":{},"tiles":{"azure":"B1","gules":"B3"},"cast":["E11","E21","E32"],"banned":{"azure":3,"gules":2},"leaders":[-1,-1,0,0,-1,-1,-1,0,-1,-1,7,7,-1,0,-1,-1,7,7,-1,-1],"copied":{},"packs":["L11","L18","L03","L04","L14","L12","L17","L08"],"picks":["L03","L18","L04","L11","L12","L08","L17","L14"],"troupe":["L03","L08","L04","L14","L12","L18","L17","L11"],"decks":["C07","C01","C08","C03","C06","C02","C05","C04","C09","C15","C16","C10","C11","C13","C14","C12","C21","C23","C20","C18","C19","C22","C17","C24","C54","C55","C56","C50","C51","C52","C49","C53","C61","C62","C60","C64","C57","C59","C63","C58","C71","C69","C72","C68","C66","C70","C67","C65","C30","C31","C29","C32","C25","C27","C26","C28","C38","C33","C40","C39","C36","C34","C37","C35","C48","C46","C41","C42","C44","C43","C47","C45","C79","C76","C77","C80","C78","C73","C75","C74","C86","C82","C85","C87","C83","C81","C84","C88","C91","C94","C96","C90","C93","C95","C89","C92"],"mods":[-4,2,0,0,0,0,2,0,0,0,0,0,0,0,0,1,0,1,0,0,16,1,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,-1,-1,-1,-1,-4,0,0,2,0,0,3,0,0,0,0,0,0,0,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,-1,-1,-1],"sealed":[],"learnt":11,"ledger":{"azure":{"cards":14},"gules":{"cards":14,"production":2,"church":5}},"chance":[928767163,580032508,3473733291,126],"agenda":[{"step":"cleanup","seat":"none"},{"step":"vatican","seat":"none"},{"step":"actions","seat":"none","lap":0,"place":1},{"step":"place","seat":"gules","late":0}]}}');
INSERT INTO "snapshots" VALUES('wPx0lRfyEBj8G1xV',51,'{"plies":29,"last":0,"events":[[0,48,[3],-1],[0,49,[0,8],-1],[0,49,[1,7],-1],[0,0,[1],-1],[0,1,[7,2],-1],[0,1,[1,2],-1],[0,3,[5],-1],[0,3,[21],-1],[0,3,[37],-1],[0,3,[40],-1],[0,4,[2],-1],[1,5,[0,1],-1],[2,5,[1,3],-1],[3,7,[1,0],-1],[4,11,[1,5],-1],[6,13,[1,2],-1],[7,14,[1,5],-1],[9,19,[1,0,8,0],-1],[11,19,[1,0,8,0],-1],[13,19,[1,2,1,0],-1],[13,12,[40],-1],[14,7,[0,0],-1],[15,11,[0,21],-1],[17,13,[0,2],-1],[18,13,[0,2],-1],[19,13,[0,2],-1],[20,14,[0,21],-1],[20,27,[1],-1],[20,24,[0,5,2],-1],[20,24,[1,4,2],-1],[20,27,[8],-1],[20,46,[37],-1],[20,43,[0],-1],[20,0,[2],-1],[20,1,[2,2],-1],[20,1,[8,2],-1],[20,3,[9],-1],[20,3,[17],-1],[20,3,[38],-1],[20,3,[40],-1],[20,4,[7],-1],[21,5,[0,2],-1],[22,5,[1,1],-1],[22,12,[40],-1],[23,7,[0,0],-1],[24,11,[0,9],-1],[26,13,[0,2],-1],[27,14,[0,9],-1],[28,13,[0,0],-1],[29,13,[0,0],-1]],"position":{"round":2,"king":"cataluna","first":"azure","licence":0,"extra":0,"men":{"azure":{"galicia":4,"aragon":4,"court":1,"province":21},"gules":{"aragon":1,"granada":2,"court":6,"province":21},"or":{"galicia":1,"navarra":1,"aragon":2,"granada":2,"valencia":2,"province":22}},"grande":{"azure":"valencia","gules":"granada"},"hand":{"azure":{"1":"pile","2":"table","3":"hand","4":"hand","5":"hand","6":"hand","7":"hand","8":"hand","9":"hand","10":"hand","11":"hand","12":"hand","13":"hand"},"gules":{"1":"table","2":"hand","3":"pile","4":"hand","5":"hand","6":"hand","7":"hand","8":"hand","9":"hand","10":"hand","11":"hand","12":"hand","13":"hand"}},"played":[1,-1,2,0,-1,1,6,-1,7],"offer":["none","d2-08","d4-09","none"],"tables":{},"decks":["d1-06","d1-10","d1-07","d1-08","d1-03","d1-02","d1-04","d1-01","d1-05","d3-02","d2-08","d3-04","d3-07","d2-06","d3-10","d2-04","d2-03","d3-01","d4-08","d4-09","d4-03","d4-10","d4-05","d4-06","d4-07","d4-04","d4-01","d5-01","d5-01","d5-01","d5-01","d5-01","d5-01","d5-01","d5-01","d5-01"],"travel":["toledo","sevilla","galicia","cataluna","castilla"],"fate":["2","7","12","5","8","10","4","1","3","9","6","13","11"],"grey":[],"passed":[],"veto":[],"fetches":[],"stamps":[],"shown":[],"fresh":[],"sealed":[],"learnt":16,"ledger":{"azure":{"card-regions":5},"gules":{"card-regions":4}},"chance":[1850485341,3234814777,3863692910,103],"agenda":[{"step":"round","seat":"none"},{"step":"end-round","seat":"none"},{"step":"take","seat":"gules"},{"step":"summon","seat":"gules","limit":6,"exact":0}]}}');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	title VARCHAR NOT NULL, 
	rules INTEGER NOT NULL, 
	data VARCHAR NOT NULL, 
	players INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR NOT NULL, 
	salt VARCHAR NOT NULL, 
	commitment VARCHAR NOT NULL, 
	host VARCHAR NOT NULL, 
	pace VARCHAR NOT NULL, 
	state VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	deciders TEXT NOT NULL, 
	step VARCHAR NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, ply INTEGER, scores TEXT, ranks TEXT, start TEXT, origin VARCHAR, hints BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES guests (id)
);
INSERT INTO "tables" VALUES('5HBi931Qn3VHgYO9','market',1,'1c46539e69b48238',2,'{"generous": false, "guests": []}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','2b57fa2fd566dd03','live','open',0,'[]','',1000000.0,1000000.0,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('Ij3Kt-Xu33CA-V9s','elgrande',1,'2e34f3815f7e3e21',3,'{"short": false, "merged": false, "regency": false, "veteran": [], "grey": false}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','2b57fa2fd566dd03','live','open',0,'[]','',1000000.0,1000000.0,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('rYUDwa0yl1P_SarT','market',1,'1c46539e69b48238',2,'{"generous": false, "guests": []}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','2b57fa2fd566dd03','days','playing',5,'[0]','lay',1000000.0,1000000.0,2,NULL,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('oQRjW067M-bP1fj2','lorenzo',1,'4664e52246db02e9',2,'{"mode": "advanced", "pass_rule": "no_free_placement", "action_bonus_counts_for_member_minimum": false, "positive_modifiers_optional": false, "military_ranking_at_zero": true, "fee_waiver_covers_bonus_actions": true, "double_before_penalty": true, "gain_penalty_sources": ["space", "card", "bonus_tile", "leader", "privilege"], "exchange_gains_are_penalised": true, "makeup_turn_optional": true, "surplus_track_points_lost": true, "church_bonus_in_last_report": "requirement_met", "gains_may_be_declined": false}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','2b57fa2fd566dd03','days','playing',5,'[0, 1]','draft',1000000.0,1000000.0,2,NULL,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('kSHKMUz8t298YkUM','market',1,'1c46539e69b48238',2,'{"generous": false, "guests": []}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','2b57fa2fd566dd03','live','over',6,'[]','',1000000.0,1000000.0,6,'[8, 5]','[1, 2]',NULL,NULL,0);
INSERT INTO "tables" VALUES('JHwJGHQYA0Msh9h2','lorenzo',1,'4664e52246db02e9',2,'{"mode": "advanced", "pass_rule": "no_free_placement", "action_bonus_counts_for_member_minimum": false, "positive_modifiers_optional": false, "military_ranking_at_zero": true, "fee_waiver_covers_bonus_actions": true, "double_before_penalty": true, "gain_penalty_sources": ["space", "card", "bonus_tile", "leader", "privilege"], "exchange_gains_are_penalised": true, "makeup_turn_optional": true, "surplus_track_points_lost": true, "church_bonus_in_last_report": "requirement_met", "gains_may_be_declined": false}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','2b57fa2fd566dd03','live','over',149,'[]','',1000000.0,1000000.0,149,'[47, 44]','[1, 2]',NULL,NULL,0);
INSERT INTO "tables" VALUES('wPx0lRfyEBj8G1xV','elgrande',1,'2e34f3815f7e3e21',2,'{"short": false, "merged": false, "regency": false, "veteran": [], "grey": false}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','6d574557e8dde83b','live','playing',77,'[0]','lift',1000000.0,1000000.0,44,NULL,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('3uGwMENkW80vjSnn','tiletum',1,'a214109989a8cac6',2,'{"solo": "off", "random_actions": false, "fair_crests_count_storage": true, "fair_filled_counts_building6": true, "king_track_refill": true, "king_track_round4_vp": true, "king_fair_before_reset": true, "same_part_may_equal_named_part": true, "helper_keeps_its_space": true, "roof_house_after_bonus": true}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','6d574557e8dde83b','live','playing',0,'[1]','die',1000000.0,1000000.0,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('8P_zDlIRD70JQdoy','market',1,'1c46539e69b48238',3,'{"generous": true, "guests": []}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','6d574557e8dde83b','live','playing',0,'[0, 1, 2]','bid',1000000.0,1000000.0,0,NULL,NULL,NULL,NULL,0);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_state ON tables (state);
CREATE INDEX ix_seats_guest ON seats (guest);
COMMIT;

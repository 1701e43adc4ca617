BEGIN TRANSACTION;
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
INSERT INTO "commands" VALUES('TWgyKmounk0C2QJp',1,'J9ySw9r6zMnvgdHmKrYskA',1,'join','Bob',0,1000000.0);
INSERT INTO "commands" VALUES('TWgyKmounk0C2QJp',2,'FTg1XN_wUD0nCWpdd57SjQ',0,'move','bid 0',0,1000000.0);
INSERT INTO "commands" VALUES('TWgyKmounk0C2QJp',3,'WhNkQ9pLJXqBmMJ0dddj4w',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('TWgyKmounk0C2QJp',4,'3mG7u_4aSvKMQK2GC_ABUw',0,'move','bid 0',0,1000000.0);
INSERT INTO "commands" VALUES('TWgyKmounk0C2QJp',5,'RavwuYkkykEeIO9FyligQQ',1,'move','bid 0',0,1000000.0);
INSERT INTO "commands" VALUES('otxstVC0JdIuTQbU',1,'v15JwFzGGllgRhvEyAzYTA',1,'join','Bob',0,1000000.0);
INSERT INTO "commands" VALUES('otxstVC0JdIuTQbU',2,'de90DyAjP8dP-TLoLUiWGg',0,'move','tile B1',0,1000000.0);
INSERT INTO "commands" VALUES('otxstVC0JdIuTQbU',3,'7MgifG_K4Ur_hixxH4IbDg',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('otxstVC0JdIuTQbU',4,'3ry9qMoe3NzvF0GYVIsQtw',0,'move','tile B1',0,1000000.0);
INSERT INTO "commands" VALUES('otxstVC0JdIuTQbU',5,'7Z5IJ5YUdLSCmNTEE6rPnA',1,'move','tile B2',0,1000000.0);
INSERT INTO "commands" VALUES('_lyjRg3s4EO-2Fml',1,'8D5mQa8XZkVJImFhmAc7Vg',1,'move','bid 2',0,1000000.0);
INSERT INTO "commands" VALUES('_lyjRg3s4EO-2Fml',2,'nz6VaG3ElmZdm3Yn6ytryg',0,'move','bid 0',0,1000000.0);
INSERT INTO "commands" VALUES('_lyjRg3s4EO-2Fml',3,'YERvO4IzjJiUxxXU2zEnUg',1,'move','lay north',0,1000000.0);
INSERT INTO "commands" VALUES('_lyjRg3s4EO-2Fml',4,'xbnt4cZyeWqNa6i1etU9tQ',1,'move','bid 0',0,1000000.0);
INSERT INTO "commands" VALUES('_lyjRg3s4EO-2Fml',5,'XEVFjhbLB1IR_OzY364BqQ',0,'move','bid 0',0,1000000.0);
INSERT INTO "commands" VALUES('_lyjRg3s4EO-2Fml',6,'GaS7_tepCoqWQ4HXg3Hnpw',0,'move','lay south',0,1000000.0);
INSERT INTO "commands" VALUES('_lyjRg3s4EO-2Fml',7,'PhdFK9fqnBok1Fy4O5mL1g',1,'move','bid 0',0,1000000.0);
INSERT INTO "commands" VALUES('_lyjRg3s4EO-2Fml',8,'pzGwhmGKBysU7VXG6CxvEQ',0,'move','bid 0',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',1,'KNa3VfkD5pKvQrWxv4G_Qg',0,'move','tile B1',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',2,'u2BCTpvSn5g4zLdWjmbXhA',1,'move','tile B4',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',3,'NEPTXij1uNN3KMzXjBlYDQ',1,'move','draft L12',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',4,'01ygsUs5fxlMPYUDKeOC-A',0,'move','draft L03',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',5,'Xnz38tIgCY_yGH5uFOn1XA',1,'move','draft L18',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',6,'S3fb5H1tq-4nTjWbwP8Wng',0,'move','draft L08',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',7,'JUMAJrOTPM82mLZqEc7JLQ',1,'move','draft L14',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',8,'mj6_IZEkjMA8zJ08HWT6qg',0,'move','draft L04',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',9,'SHNuaQSptp-Xcon-DIKrzA',1,'move','discard L11',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',10,'P8MvPD6iEo2sxkcV8EOhsA',1,'move','privilege military',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',11,'RRNlpoN8882bs-VEWGxyag',1,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',12,'zKW0ki1_fIxs0ViTPB7JMQ',1,'move','space tower-building-3',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',13,'36s8_2OPBtHy1JvMRMYWCA',1,'move','discard L12',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',14,'UIOzwzuTDCgeJGQirdxoWA',1,'move','privilege servants',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',15,'CozP3KFtWZ12Daj3WhjyOQ',1,'move','discard L14',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',16,'IM6WTD3t8CKcSD8unoha_w',1,'move','privilege faith',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',17,'xlcysTpWgpl_pXzU_UaY_A',1,'move','discard L18',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',18,'-izqGYSA8h9mEKSF-TQ8uQ',1,'move','privilege materials',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',19,'hJrMbscCo7A5cUrnFg2sKg',0,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',20,'YXZwfx65KyZNdwJduXyS0g',0,'move','space tower-territory-1',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',21,'t284pgrPH0DsrhppWWRQxg',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',22,'6gES-RtoOtoXfh19xaIvfw',1,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',23,'pp5kTX1uAp_3UrX88Gu0Vw',1,'move','space tower-character-2',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',24,'DHHWtPQQ5nnDnSsVjHDq4g',0,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',25,'8C2m1p7CPWngVgT8mQMLmg',0,'move','space tower-character-1',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',26,'s8s7IF55K6Hgb6tdhvbWdA',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',27,'YsPI7JX7FO-If4hOlPIu-A',1,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',28,'0apvt2xzyG8lIkixe1ngXg',1,'move','space palace',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',29,'GikExt25lafCdfSXoab77Q',1,'move','privilege servants',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',30,'OxxsmHWZGhDEw-YYj1ImQg',0,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',31,'0L-5xzPQLfZ7EZUnYlkrMA',0,'move','space tower-venture-2',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',32,'CTZDHIT8DaRNkxD2DWTkfg',0,'move','privilege materials',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',33,'NdKDqtg5MSSL6sV3PeCyMw',0,'move','privilege servants',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',34,'rhsl4eEzKltpcTA4dFuLAA',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',35,'PUGR-LYBmVLCvy9_LUHeCQ',1,'move','space market_1',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',36,'ALWLJ0U3LbTB59kl2KJh6Q',0,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',37,'GvBoj1hjU4Lf5wNjGOrgmw',0,'move','space harvest_small',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',38,'iv9zSAeupC_51JYVB4NUPQ',0,'move','servants 1',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',39,'6tM5GMvH1emYkvt8nk8Ayw',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',40,'2E5eQPgksogTy5w-et0PPQ',1,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',41,'x-A5-wBEreLarzGQjV9jcw',1,'move','space tower-character-3',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',42,'m2KhSBG2Lpj8ldX8LltIfA',0,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',43,'46rGxNj60wCMHy12QJmc2Q',0,'move','space tower-territory-1',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',44,'L-wOm9xDqa6tTtgXIxaHmg',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',45,'lt1SCqAJPr2v-V04NDngoA',1,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',46,'8czkAgk8IU935ZNbqdSkHA',1,'move','space tower-building-2',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',47,'3p7NSOxukSP6nHUKc6ZJ_Q',0,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',48,'K_2c6PbpEaGANc6trQvrEw',0,'move','space tower-venture-4',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',49,'I8CcfhqfHFdFixs0wxcTwA',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',50,'qwVC2JIQFUx7xtwXI6K0Jg',1,'move','space palace',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',51,'PilHck42k5yCApM4G1NAKw',1,'move','privilege military',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',52,'2QkeyhKzehPScfC10I51vA',0,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',53,'vWkYJneGTtWBXG-XBPWZYg',0,'move','space harvest_small',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',54,'XBKWIz5UZJ9DmVbU1wghWQ',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',55,'yam2n58YvsIBc2E6_3faYg',0,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',56,'kQqFtimIDWJCOSo0qx1SSQ',0,'move','space production_small',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',57,'gXnA0yJLzTCO1_Y_CMGaWQ',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',58,'vmmuQ01zIlfx6WAwK34Aug',1,'move','church refuse',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',59,'WHaYAjYBKG-Y3PAola7lKg',1,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',60,'8rpRA5e_Ct1eHjR_6Le9Hg',1,'move','space market_1',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',61,'8ceXSNXdyqgNIcpke_5v7A',0,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',62,'dWOUtQlxoCoHBPLaIeS5SA',0,'move','space tower-territory-1',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',63,'eq1-bnZ4G3vxwEHYo8eSSg',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',64,'dIh_a9TaAv1n2jYZ836yuw',1,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',65,'JT2ionVISa394JT6cMnbcg',1,'move','space palace',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',66,'gd6mJkWvMvaABuRlCkxMRA',1,'move','privilege servants',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',67,'DKO7s2sb4ZUV-aKTQl--Qg',0,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',68,'MYbWLnIjrK9UO4UM5Ma5qQ',0,'move','space tower-building-2',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',69,'ADiimDl_vtXbDLWaXU4j9Q',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',70,'obJx7rXI55g-658pfrdkOw',1,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',71,'TvKHHGEA5lIeQVioTzYcpQ',1,'move','space market_2',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',72,'RsDv7bN7WlD_BMqbhCkUEQ',0,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',73,'AidwDJtnsMjgkR-Q4gUqHQ',0,'move','space tower-venture-3',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',74,'i_8HRyDBOXfILTDrlTHOZQ',0,'move','work 0',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',75,'YrWNjFtKNuISk2od1mnd_Q',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',76,'5FscxT3m5y-kVM9d-Zx9cA',1,'move','space tower-territory-4',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',77,'Nua80JNlc034JQd1Jx6Oxw',0,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',78,'JZjBEUiAU1phuBUt3q4PQQ',0,'move','space harvest_small',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',79,'3xA6VqSNTJ_Hgl_ZEoBmdA',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',80,'BdLQyxqxEs-NnVIuZF40Yw',1,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',81,'HbcK99U1FU_q2ZhkbM3jNw',1,'move','space market_1',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',82,'G1wWbsHVPmVboq0UaAHd1g',0,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',83,'p2S4LDL2qVtuowJ7Xzd80Q',0,'move','space tower-character-1',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',84,'5UnXVQVhPgp3kg-3PtMj7Q',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',85,'lE_fc2bHOMLWCokMTsysPg',1,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',86,'YT-CsLhXARU0Vo1QxPd3Ag',1,'move','space tower-venture-2',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',87,'2-2VQfngI7gOpCe53w3NDg',0,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',88,'Oxo-s5JBnnbWavMLEgNUzw',0,'move','space harvest_small',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',89,'RH6FjCCwV1-Krb4S6ai9AQ',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',90,'TQ9hf527BoQR5HNPgHjm2Q',1,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',91,'iFsA6H91e_pNtRJD4SiB2g',1,'move','space tower-territory-4',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',92,'Pcax7M1CWAPLFUv4sfsFHA',0,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',93,'fFiaKBKNbVLlG3uFHLAuIw',0,'move','space tower-building-1',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',94,'64E8z3cCeX2jVI9luhBAfg',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',95,'588Wxlc86K3apNjgRhQp_A',1,'move','space tower-territory-3',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',96,'kSRJ_9vxXVBXScNOA-Wajw',0,'move','place pass',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',97,'ruQoV2Y68jpjR0Zz0pPJMA',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',98,'vBvseOUub_qkenTJzslouw',1,'move','church support',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',99,'tzQ0BBLsULu2Irc-Fxkifg',1,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',100,'QZnZDQyB6F-4XUxmBAGkfA',1,'move','space tower-territory-2',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',101,'iG6Wp_sZ76fgmgLkINPF5g',0,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',102,'Cs2srG0O0EL2XU0HQ3NMOA',0,'move','space harvest_small',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',103,'Kf_Lmvh65r8PhsoXrionoQ',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',104,'DpYynxQjWXGTPQ5kToL7sw',1,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',105,'aJDTE2VhduXgv4lWgoWj9g',1,'move','space market_2',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',106,'o3YR0iagfrKPFzja82gxpg',0,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',107,'iCWITbDbOp8rRM2oAo8EfA',0,'move','space tower-character-1',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',108,'_HmRkFEoinR-4eFoXGJrTg',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',109,'k2pHmB0rHIysAsH0yvTLIw',1,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',110,'CpddQU3Rq8OOxNuPaixjIA',1,'move','space tower-territory-3',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',111,'JD5rHrzl0K-97JopOjgIcg',0,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',112,'JvdZS9QPlXCv8NZ_3x8rtA',0,'move','space production_small',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',113,'h8OcD_Lf9omBw-k_hLrwNQ',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',114,'U_V-0y2dGIYIDLXTDUVyRg',1,'move','space palace',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',115,'LZ9lq9-VdnkhgBJg6sSsAA',1,'move','privilege coins',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',116,'vF2vQwvYV7hCcGFu_0trpw',0,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',117,'uzsdC503JDkRZjE3EvtvyA',0,'move','space market_1',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',118,'jjpNAHYZMI4PZ2CQHMNeyw',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',119,'kNQ499wuZM_Ao1Cq1rui3Q',1,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',120,'b6hxU9OBBvfR9QzGGcm4nw',1,'move','space market_2',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',121,'6kyYYou33uWbBAzQLkgIeQ',0,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',122,'bWztuhpe4OUt411q6EBjOA',0,'move','space tower-character-1',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',123,'bU5fXQKKOPAAuEu5yh8ltg',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',124,'nXMpq83G3VPKoqTedWx6Sw',1,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',125,'SS7A7DRSIoK-LcjMVLXLwQ',1,'move','space palace',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',126,'C_Ys3T7QE-OtZf0lQRo8jw',1,'move','privilege coins',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',127,'MpVKoXtIEhtYRyvxgJCDVw',0,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',128,'dHkWWeEZYKa1knAfXIIHhg',0,'move','space harvest_small',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',129,'mVwDZJdSH4DSKvsAYoY5ww',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',130,'DlySioEvVpRZOtUl5RqHBA',1,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',131,'L9HblXtbM9Mf6wQIaapqbQ',1,'move','space tower-venture-1',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',132,'554q-sNUqLEBBxxDWP3WCA',0,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',133,'gyXRxQ4Iay_xqD0U45p_6Q',0,'move','space tower-building-1',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',134,'YCWbuu0pqLfVU_7r5GRAYw',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',135,'VbRF95yjKOngSBYUVarpvA',1,'move','space palace',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',136,'7vPbQgf4hyMjYlCIsyb8gw',1,'move','privilege materials',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',137,'cRwjJEXjp-lHpCjBR8NkXA',0,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',138,'NnrCAMEp7b6eC18jjbao8g',0,'move','space production_small',0,1000000.0);
INSERT INTO "commands" VALUES('Bn1wJqsYRiW-MS4H',139,'eIXZjBPz19Kg_gI54Vh3aQ',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',1,'_brelHaWytb5t6pjCCFR2g',0,'move','power 1',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',2,'kuORCAlp9p5LXW-ZrpbX3g',1,'move','power 3',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',3,'ENUJoYUG47tqKPkZXoTFag',1,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',4,'SfY73q2YNeHNmfnzhjMOuQ',1,'move','take d1-06',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',5,'yQSWHHLThV9OGoeS7-vDeA',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',6,'3NDROQoCQQwwvSYtzQY4dA',1,'move','take d1-06',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',7,'TSUv2oq9zcJNqpllKR3BFA',1,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',8,'tGFq6nxnM01-6u_t-j3Yyw',1,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',9,'H1Y68YFn3ouchikCq-q6Aw',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',10,'fb_kgIMrZidvCJaHDXQJVg',1,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',11,'B4FGoUPNr0gRr4n38MLQNw',1,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',12,'4emFHtTKKcre0C2NwqnzGA',1,'move','lift azure valencia',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',13,'lnWN9SNtpo7Im0UKbQ6Hrw',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',14,'rnH0scdpbI2dXOnlSH3-7g',1,'move','lift azure valencia',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',15,'-ZvbkJDcZ4SSxrGJ6zKvWw',1,'move','drop galicia',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',16,'c2vQVdhmTBvoSf1D6gK_1w',1,'move','lift azure valencia',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',17,'Bw0rOccj0z0IrYF9iUT0Jw',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',18,'qFiijcZ4_L6eCljmHTvMEg',1,'move','lift azure valencia',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',19,'TtWRTpkgUktqLw93yAAChA',1,'move','drop galicia',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',20,'HSQLStAeTWbcsz40aYHYbA',1,'move','lift or navarra',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',21,'CHe8OVJWthwDeIGk3AGzig',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',22,'burJHXRZ9ScW0Ehf6kxbyg',1,'move','lift or navarra',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',23,'WXhi7ac1KZsA26O4ZdwzOw',1,'move','drop galicia',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',24,'kHiL9EfrAu5C_hVOTZVqDQ',0,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',25,'piYHq5MeaMDiZN1vsQPSBg',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',26,'FcarVcpOw_gI1V6oHzVQbQ',0,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',27,'kI-e1VsYDwN__8tiITPOMQ',0,'move','take d3-02',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',28,'UrHQG5S9OYJ2Ab6gsarofA',0,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',29,'4KWkGXWPnyJLNfjVD5nLBQ',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',30,'z7MR2tFNCM7_meGkbq9_IQ',0,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',31,'4LRZjsB0LVrgioHYBGEnsw',0,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',32,'dEC_3PRX5mWc3XCPqfVpQA',0,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',33,'GR0W6fv5QME8F4J54_ghDQ',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',34,'hmo3Djo1yjlKV1vp43_ZWg',0,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',35,'j5EC20nU3cLxvmCaB6la2g',0,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',36,'RlqHzgLLtXKvBk8cwe3yZw',0,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',37,'jqu62kDs_kLSP4H3LKcFQQ',0,'move','power 2',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',38,'_OwLk_MpgoLqTOvYvWSSLw',1,'move','power 1',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',39,'DIHgudUt1havnxQgoFoTsg',0,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',40,'o2rdnUeC-jXOZUXmAAV7tw',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',41,'7EQ0YpGLEcuXW5onL03RlQ',0,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',42,'Y1YdifraRC9YOXhIY9S_Qw',0,'move','take d1-10',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',43,'qBKzM8aCvm6CApczi-knug',0,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',44,'iStxb_QMOtvVqKoGcLjkGQ',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',45,'142rLGoBxLvwxnYBoKvF4A',0,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',46,'eJuCF4fGLrdPy6kTAQC_jA',0,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',47,'_fV0-o--3N8ZPcTKV0hlzw',0,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',48,'ThrrNVlNCUfArXswoG_qwg',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',49,'CN6hUuRo9D4IgVQjBsn1rQ',0,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',50,'Y-AZ0kGbAX8TycwlKUu2Fg',0,'move','settle galicia',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',51,'ryf_W9GVo7r3jlemJyfQHQ',0,'move','settle galicia',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',52,'7BHspzxopcNUiy2MqIiteQ',1,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',53,'q58gymVTDPo6qLdyoQaYIQ',1,'move','take d2-08',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',54,'cV5r1d6sc8_uOnKyZgK5hw',1,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',55,'rfOtcyyAAuzNVJ8mMrZ0pQ',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',56,'_vyv1GqPOO7UAKQRzo6d9g',1,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',57,'9Js7WTzPlGlVElMx3iWecA',1,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',58,'gbnx3bfanyuLqWcqFzlYNA',1,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',59,'fzJ-NgZV9P3cV45reOdasg',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',60,'6OTawJz5OXRgGRzBFPyzQQ',1,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',61,'koEB4qJ0xaVCJkq0SvNGHg',1,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',62,'ehaKeGJvBWqOdqmaHOyHmA',1,'move','score galicia',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',63,'pflUBKIVC_8fqgequprkTQ',1,'move','power 2',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',64,'Tlcd4w-v2BfkuPKjeNYbtA',0,'move','power 3',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',65,'AFQzEB9ZQTt1HknhVuzTJQ',0,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',66,'aHxFBxjCFT4XC_aviLy8lQ',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',67,'4Jdc-l0yz2tXG6Vh9HYN8g',0,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',68,'vZfq8zsWxEdx2X6jSOcaJQ',0,'move','take d1-07',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',69,'EP8T7aTbfgJ9pjbd0VAoJw',0,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',70,'jI6UEsStnCXpbjAhdlNm2A',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',71,'PdD88efENLcX8hNLxoTv-A',0,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',72,'IUInNFcvAioBMvpjTdAYSA',0,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',73,'DuwNH2cbbUf_5WGcybc4qw',0,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',74,'NvWUhi9osLcYdCUd6mWm_w',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',75,'96mDq0ueDwuB5V7coJ3m0A',0,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',76,'yIk3jf9wTy82wWXhkvfbtw',0,'move','from galicia',0,1000000.0);
INSERT INTO "commands" VALUES('E-eiUjlFLHxjPuWb',77,'M6k96-iiAcPw__8_vUMpuQ',1,'stand-in','random',0,1000000.0);
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
INSERT INTO "guests" VALUES('8df7483e2501e53d','Ann','da6fac2055a16bdc24db2ad1eb2d6e81b52ab79eee56ed39d2b4380b40cea505','en','{}',1000000.0,1000000.0);
INSERT INTO "guests" VALUES('0d3c6e9a2dbe0a0f','Bob','e35b3db589aae7ad8764c5c1b4e05d15f906dd0447e1fc6d2b2f540afea96d0c','cs','{}',1000000.0,1000000.0);
CREATE TABLE house (
	schema_version INTEGER NOT NULL
);
INSERT INTO "house" VALUES(1);
CREATE TABLE seats (
	"table" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	guest VARCHAR, 
	name VARCHAR NOT NULL, 
	level VARCHAR NOT NULL, 
	stand_in VARCHAR NOT NULL, 
	key_hash VARCHAR, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id), 
	FOREIGN KEY(guest) REFERENCES guests (id), 
	UNIQUE (key_hash)
);
INSERT INTO "seats" VALUES('53HlRMLjgzxPrpRs',0,'person','8df7483e2501e53d','Ann','','',NULL);
INSERT INTO "seats" VALUES('53HlRMLjgzxPrpRs',1,'open',NULL,'','','','59cd290be2f81824f893e024d5ef4fc8ebe2383c50a3cbe46ee1b0c30ebecf7a');
INSERT INTO "seats" VALUES('f2rsHgKGg5fmw3PZ',0,'person','8df7483e2501e53d','Ann','','',NULL);
INSERT INTO "seats" VALUES('f2rsHgKGg5fmw3PZ',1,'bot',NULL,'','random','',NULL);
INSERT INTO "seats" VALUES('f2rsHgKGg5fmw3PZ',2,'open',NULL,'','','','e5cde76c1ada2be3a13ba54c3dbd2fb90b592e07184dabe716008d85ac31d857');
INSERT INTO "seats" VALUES('TWgyKmounk0C2QJp',0,'person','8df7483e2501e53d','Ann','','',NULL);
INSERT INTO "seats" VALUES('TWgyKmounk0C2QJp',1,'person','0d3c6e9a2dbe0a0f','Bob','','',NULL);
INSERT INTO "seats" VALUES('otxstVC0JdIuTQbU',0,'person','8df7483e2501e53d','Ann','','',NULL);
INSERT INTO "seats" VALUES('otxstVC0JdIuTQbU',1,'person','0d3c6e9a2dbe0a0f','Bob','','',NULL);
INSERT INTO "seats" VALUES('_lyjRg3s4EO-2Fml',0,'person','8df7483e2501e53d','Ann','','',NULL);
INSERT INTO "seats" VALUES('_lyjRg3s4EO-2Fml',1,'bot',NULL,'','random','',NULL);
INSERT INTO "seats" VALUES('Bn1wJqsYRiW-MS4H',0,'person','8df7483e2501e53d','Ann','','',NULL);
INSERT INTO "seats" VALUES('Bn1wJqsYRiW-MS4H',1,'bot',NULL,'','random','',NULL);
INSERT INTO "seats" VALUES('E-eiUjlFLHxjPuWb',0,'person','0d3c6e9a2dbe0a0f','Bob','','',NULL);
INSERT INTO "seats" VALUES('E-eiUjlFLHxjPuWb',1,'person','0d3c6e9a2dbe0a0f','Eva','','random',NULL);
INSERT INTO "seats" VALUES('SUIlK-MMCHs0YLNR',0,'bot',NULL,'','random','',NULL);
INSERT INTO "seats" VALUES('SUIlK-MMCHs0YLNR',1,'bot',NULL,'','random','',NULL);
INSERT INTO "seats" VALUES('HaMH-Q4lwlmYKMpA',0,'bot',NULL,'','random','',NULL);
INSERT INTO "seats" VALUES('HaMH-Q4lwlmYKMpA',1,'person','0d3c6e9a2dbe0a0f','Bob','','',NULL);
INSERT INTO "seats" VALUES('HaMH-Q4lwlmYKMpA',2,'bot',NULL,'','random','',NULL);
CREATE TABLE snapshots (
	"table" VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY ("table", version), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('Bn1wJqsYRiW-MS4H',118,'{"plies":118,"last":0,"events":[[1,1,[0,1],-1],[2,1,[1,4],-1],[4,2,[0,2],1],[4,2,[1,11],2],[6,2,[0,7],1],[6,2,[1,17],2],[8,2,[0,3],1],[8,2,[1,13],2],[8,2,[0,16],1],[8,2,[1,10],2],[8,0,[1,1,5],-1],[8,0,[0,2,6],-1],[8,3,[1],-1],[8,5,[0,6,0,7,2],-1],[8,5,[1,53,54,55,49],-1],[8,5,[2,29,30,28,31],-1],[8,5,[3,78,75,76,79],-1],[8,4,[2,2,5],-1],[9,16,[1,10],-1],[10,13,[1,3],-1],[10,11,[1,2,4],-1],[12,6,[1,2,10],-1],[12,11,[1,1,4],-1],[12,9,[1,2,0],-1],[12,9,[1,1,2],-1],[12,10,[1,28],-1],[12,28,[1,3],-1],[13,16,[1,11],-1],[14,13,[1,1],-1],[14,11,[1,2,3],-1],[15,16,[1,13],-1],[16,13,[1,4],-1],[16,11,[1,1,5],-1],[17,16,[1,17],-1],[18,13,[1,0],-1],[18,11,[1,1,0],-1],[18,11,[1,1,1],-1],[20,6,[0,0,0],-1],[20,10,[0,6],-1],[23,7,[1,3],-1],[23,6,[1,3,5],-1],[23,9,[1,2,2],-1],[23,10,[1,54],-1],[23,11,[1,4,5],-1],[25,8,[0,3],-1],[25,6,[0,1,4],-1],[25,9,[0,3,2],-1],[25,10,[0,53],-1],[28,6,[1,0,24],-1],[28,11,[1,1,2],-1],[29,13,[1,1],-1],[29,11,[1,2,3],-1],[31,6,[0,2,13],-1],[31,9,[0,2,0],-1],[31,9,[0,2,1],-1],[31,10,[0,75],-1],[32,13,[0,0],-1],[32,11,[0,1,0],-1],[32,11,[0,1,1],-1],[33,13,[0,1],-1],[33,11,[0,2,3],-1],[35,6,[1,1,20],-1],[35,11,[1,5,2],-1],[38,7,[0,1],-1],[38,6,[0,3,16],-1],[38,14,[0,16,1],-1],[38,11,[0,1,0],-1],[38,11,[0,1,1],-1],[38,11,[0,1,4],-1],[39,24,[11],-1],[39,3,[2],-1],[39,5,[0,5,1,4,3],-1],[39,5,[1,50,51,48,52],-1],[39,5,[2,24,26,25,27],-1],[39,5,[3,77,72,74,73],-1],[39,4,[5,4,1],-1],[41,7,[1,4],-1],[41,6,[1,2,6],-1],[41,9,[1,2,2],-1],[41,10,[1,48],-1],[41,11,[1,3,4],-1],[43,6,[0,0,0],-1],[43,10,[0,5],-1],[43,11,[0,1,3],-1],[43,11,[0,2,4],-1],[46,6,[1,0,9],-1],[46,9,[1,2,1],-1],[46,9,[1,2,2],-1],[46,10,[1,26],-1],[46,28,[1,6],-1],[48,7,[0,3],-1],[48,6,[0,1,15],-1],[48,11,[0,2,2],-1],[48,9,[0,1,0],-1],[48,9,[0,1,1],-1],[48,9,[0,1,2],-1],[48,10,[0,73],-1],[48,11,[0,1,5],-1],[50,6,[1,1,24],-1],[50,11,[1,1,2],-1],[51,13,[1,3],-1],[51,11,[1,2,4],-1],[53,6,[0,2,16],-1],[53,14,[0,16,1],-1],[53,11,[0,1,0],-1],[53,11,[0,1,1],-1],[53,11,[0,1,4],-1],[54,15,[1],-1],[56,7,[0,1],-1],[56,6,[0,3,18],-1],[56,14,[0,18,3],-1],[56,11,[0,1,2],-1],[56,11,[0,2,3],-1],[57,22,[0,0],-1],[58,22,[1,0],-1],[58,24,[12],-1],[58,3,[3],-1],[58,5,[0,8,14,15,9],-1],[58,5,[1,60,61,59,63],-1],[58,5,[2,37,32,39,38],-1],[58,5,[3,85,81,84,86],-1],[58,4,[3,6,6],-1],[60,6,[1,0,20],-1],[60,11,[1,5,2],-1],[62,6,[0,0,0],-1],[62,10,[0,8],-1],[62,11,[0,1,2],-1],[65,6,[1,1,24],-1],[65,11,[1,1,2],-1],[66,13,[1,1],-1],[66,11,[1,2,3],-1],[68,6,[0,1,9],-1],[68,9,[0,2,0],-1],[68,9,[0,1,1],-1],[68,10,[0,32],-1],[68,28,[0,3],-1],[71,7,[1,1],-1],[71,6,[1,3,21],-1],[71,11,[1,5,3],-1],[73,6,[0,2,14],-1],[73,11,[0,1,2],-1],[73,9,[0,3,2],-1],[73,9,[0,2,3],-1],[73,10,[0,84],-1],[74,14,[0,16,4],-1],[74,12,[0,1,4],-1],[74,11,[0,1,0],-1],[74,11,[0,1,1],-1],[74,11,[0,2,2],-1],[76,8,[1,3],-1],[76,6,[1,2,3],-1],[76,10,[1,9],-1],[76,11,[1,1,3],-1],[78,7,[0,1],-1],[78,6,[0,3,16],-1],[78,14,[0,16,1],-1],[78,12,[0,1,4],-1],[78,11,[0,1,0],-1],[78,11,[0,1,1],-1],[78,11,[0,2,2],-1],[79,24,[12],-1],[79,3,[4],-1],[79,5,[0,10,12,13,11],-1],[79,5,[1,56,58,62,57],-1],[79,5,[2,35,33,36,34],-1],[79,5,[3,82,80,83,87],-1],[79,4,[4,3,5],-1],[81,6,[1,0,20],-1],[81,11,[1,5,2],-1],[83,6,[0,0,4],-1],[83,9,[0,4,2],-1],[83,10,[0,56],-1],[83,12,[0,1,4],-1],[83,11,[0,1,4],-1],[83,25,[0],-1],[86,6,[1,1,13],-1],[86,9,[1,6,2],-1],[86,10,[1,80],-1],[86,12,[1,1,4],-1],[86,11,[1,5,4],-1],[88,6,[0,1,16],-1],[88,14,[0,16,3],-1],[88,12,[0,1,4],-1],[88,11,[0,1,0],-1],[88,11,[0,1,1],-1],[88,11,[0,2,2],-1],[91,7,[1,5],-1],[91,6,[1,3,3],-1],[91,10,[1,11],-1],[91,11,[1,1,0],-1],[93,6,[0,2,8],-1],[93,9,[0,4,1],-1],[93,10,[0,35],-1],[93,28,[0,6],-1],[95,8,[1,3],-1],[95,6,[1,2,2],-1],[95,10,[1,13],-1],[95,11,[1,1,5],-1],[96,15,[0],-1],[97,22,[0,7],-1],[98,21,[1,6],-1],[98,32,[1,7],-1],[98,24,[11],-1],[98,3,[5],-1],[98,5,[0,20,22,19,17],-1],[98,5,[1,70,68,71,67],-1],[98,5,[2,47,45,40,41],-1],[98,5,[3,90,93,95,89],-1],[98,4,[3,3,1],-1],[100,7,[1,1],-1],[100,6,[1,3,1],-1],[100,10,[1,22],-1],[100,11,[1,2,2],-1],[100,28,[1,2],-1],[102,6,[0,0,16],-1],[102,14,[0,16,3],-1],[102,12,[0,1,4],-1],[102,11,[0,1,0],-1],[102,11,[0,1,1],-1],[102,11,[0,2,2],-1],[105,6,[1,0,21],-1],[105,11,[1,5,3],-1],[107,6,[0,1,4],-1],[107,9,[0,5,2],-1],[107,10,[0,70],-1],[107,28,[0,2],-1],[110,8,[1,3],-1],[110,6,[1,1,2],-1],[110,10,[1,19],-1],[110,28,[1,3],-1],[112,6,[0,2,18],-1],[112,14,[0,18,3],-1],[112,11,[0,1,2],-1],[112,11,[0,2,3],-1],[114,6,[1,2,24],-1],[114,11,[1,1,2],-1],[115,13,[1,2],-1],[115,11,[1,2,2],-1],[117,7,[0,1],-1],[117,6,[0,3,20],-1],[117,11,[0,5,2],-1],[118,24,[13],-1],[118,3,[6],-1],[118,5,[0,18,21,16,23],-1],[118,5,[1,65,69,66,64],-1],[118,5,[2,43,42,46,44],-1],[118,5,[3,92,94,88,91],-1],[118,4,[5,6,6],-1]],"position":{"round":6,"goods":{"azure":{"wood":4,"stone":1,"coins":6,"servants":1,"military":5,"faith":1},"gules":{"wood":2,"stone":1,"coins":6,"servants":6,"military":13}},"members":{},"crowd":{},"tower":{"tower-territory-1":"C19","tower-territory-2":"C22","tower-territory-3":"C17","tower-territory-4":"C24","tower-character-1":"C66","tower-character-2":"C70","tower-character-3":"C67","tower-character-4":"C65","tower-building-1":"C44","tower-building-2":"C43","tower-building-3":"C47","tower-building-4":"C45","tower-venture-1":"C93","tower-venture-2":"C95","tower-venture-3":"C89","tower-venture-4":"C92"},"holding":{"azure":{"territory-1":"C07","territory-2":"C06","territory-3":"C09","character-1":"C54","character-2":"C57","character-3":"C71","building-1":"C33","building-2":"C36","venture-1":"C76","venture-2":"C74","venture-3":"C85"},"gules":{"territory-1":"C10","territory-2":"C12","territory-3":"C14","territory-4":"C23","territory-5":"C20","character-1":"C55","character-2":"C49","building-1":"C29","building-2":"C27","venture-1":"C81"}},"dice":[5,6,6],"order":["gules","azure"],"queue":[],"fixed":{},"tiles":{"azure":"B1","gules":"B4"},"cast":["E11","E21","E32"],"banned":{"azure":3,"gules":1},"leaders":[-1,-1,0,0,-1,-1,-1,0,-1,-1,7,7,-1,7,-1,-1,0,7,-1,-1],"copied":{},"packs":["L11","L18","L03","L04","L14","L12","L17","L08"],"picks":["L03","L18","L04","L11","L12","L08","L14","L17"],"troupe":["L03","L08","L04","L17","L12","L18","L14","L11"],"decks":["C07","C01","C08","C03","C06","C02","C05","C04","C09","C15","C16","C10","C11","C13","C14","C12","C21","C23","C20","C18","C19","C22","C17","C24","C54","C55","C56","C50","C51","C52","C49","C53","C61","C62","C60","C64","C57","C59","C63","C58","C71","C69","C72","C68","C66","C70","C67","C65","C30","C31","C29","C32","C25","C27","C26","C28","C38","C33","C40","C39","C36","C34","C37","C35","C48","C46","C41","C42","C44","C43","C47","C45","C79","C76","C77","C80","C78","C73","C75","C74","C86","C82","C85","C87","C83","C81","C84","C88","C91","C94","C96","C90","C93","C95","C89","C92"],"mods":[-4,0,0,0,0,0,2,0,0,0,0,0,0,0,0,1,0,1,0,0,16,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,-1,-1,-1,2,0,0,0,0,0,0,0,0,0,0,12,0,0,0,1,0,1,0,0,16,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,-1,-1,-1],"sealed":[],"learnt":11,"ledger":{"azure":{"cards":11},"gules":{"cards":14,"church":7}},"chance":[928767163,580032508,3473733291,126],"agenda":[{"step":"cleanup","slots":[-1,0,0,0,0,0,0]},{"step":"vatican","slots":[-1,0,0,0,0,0,0]},{"step":"actions","slots":[-1,0,1,0,0,0,0]},{"step":"place","slots":[1,0,0,0,0,0,0]}]}}');
INSERT INTO "snapshots" VALUES('E-eiUjlFLHxjPuWb',51,'{"plies":29,"last":0,"events":[[0,0,[1],-1],[0,1,[7,2],-1],[0,1,[1,2],-1],[0,3,[5],-1],[0,3,[21],-1],[0,3,[37],-1],[0,3,[40],-1],[0,4,[2],-1],[1,5,[0,1],-1],[2,5,[1,3],-1],[3,7,[1,0],-1],[4,11,[1,5],-1],[6,13,[1,2],-1],[7,14,[1,5],-1],[9,19,[1,0,8,0],-1],[11,19,[1,0,8,0],-1],[13,19,[1,2,1,0],-1],[13,12,[40],-1],[14,7,[0,0],-1],[15,11,[0,21],-1],[17,13,[0,2],-1],[18,13,[0,2],-1],[19,13,[0,2],-1],[20,14,[0,21],-1],[20,27,[1],-1],[20,24,[0,5,2],-1],[20,24,[1,4,2],-1],[20,27,[8],-1],[20,46,[37],-1],[20,43,[0],-1],[20,0,[2],-1],[20,1,[2,2],-1],[20,1,[8,2],-1],[20,3,[9],-1],[20,3,[17],-1],[20,3,[38],-1],[20,3,[40],-1],[20,4,[7],-1],[21,5,[0,2],-1],[22,5,[1,1],-1],[22,12,[40],-1],[23,7,[0,0],-1],[24,11,[0,9],-1],[26,13,[0,2],-1],[27,14,[0,9],-1],[28,13,[0,0],-1],[29,13,[0,0],-1]],"position":{"round":2,"king":"cataluna","first":"azure","licence":0,"extra":0,"men":{"azure":{"galicia":4,"aragon":4,"court":1,"province":21},"gules":{"aragon":1,"granada":2,"court":6,"province":21},"or":{"galicia":1,"navarra":1,"aragon":2,"granada":2,"valencia":2,"province":22}},"grande":{"azure":"valencia","gules":"granada"},"hand":{"azure":{"1":"pile","2":"table","3":"hand","4":"hand","5":"hand","6":"hand","7":"hand","8":"hand","9":"hand","10":"hand","11":"hand","12":"hand","13":"hand"},"gules":{"1":"table","2":"hand","3":"pile","4":"hand","5":"hand","6":"hand","7":"hand","8":"hand","9":"hand","10":"hand","11":"hand","12":"hand","13":"hand"}},"played":[1,-1,2,0,-1,1,6,-1,7],"offer":["none","d2-08","d4-09","none"],"tables":{},"decks":["d1-06","d1-10","d1-07","d1-08","d1-03","d1-02","d1-04","d1-01","d1-05","d3-02","d2-08","d3-04","d3-07","d2-06","d3-10","d2-04","d2-03","d3-01","d4-08","d4-09","d4-03","d4-10","d4-05","d4-06","d4-07","d4-04","d4-01","d5-01","d5-01","d5-01","d5-01","d5-01","d5-01","d5-01","d5-01","d5-01"],"travel":["toledo","sevilla","galicia","cataluna","castilla"],"fate":["2","7","12","5","8","10","4","1","3","9","6","13","11"],"grey":[],"passed":[],"veto":[],"fetches":[],"stamps":[],"shown":[],"fresh":[],"sealed":[],"learnt":16,"ledger":{"azure":{"card-regions":5},"gules":{"card-regions":4}},"chance":[1850485341,3234814777,3863692910,103],"agenda":[{"step":"round","slots":[-1,0,0,0,0,0,0]},{"step":"end-round","slots":[-1,0,0,0,0,0,0]},{"step":"take","slots":[1,0,0,0,0,0,0]},{"step":"summon","slots":[1,6,0,0,0,0,0]}]}}');
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
	changed FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES guests (id)
);
INSERT INTO "tables" VALUES('53HlRMLjgzxPrpRs','market',1,'1c46539e69b48238',2,'{"generous": false, "guests": []}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','8df7483e2501e53d','live','open',0,'[]','',1000000.0,1000000.0);
INSERT INTO "tables" VALUES('f2rsHgKGg5fmw3PZ','elgrande',1,'2e34f3815f7e3e21',3,'{"short": false, "merged": false, "regency": false, "veteran": [], "grey": false}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','8df7483e2501e53d','live','open',0,'[]','',1000000.0,1000000.0);
INSERT INTO "tables" VALUES('TWgyKmounk0C2QJp','market',1,'1c46539e69b48238',2,'{"generous": false, "guests": []}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','8df7483e2501e53d','days','playing',5,'[0]','lay',1000000.0,1000000.0);
INSERT INTO "tables" VALUES('otxstVC0JdIuTQbU','lorenzo',1,'4664e52246db02e9',2,'{"mode": "advanced", "pass_rule": "no_free_placement", "action_bonus_counts_for_member_minimum": false, "positive_modifiers_optional": false, "military_ranking_at_zero": true, "fee_waiver_covers_bonus_actions": true, "double_before_penalty": true, "gain_penalty_sources": ["space", "card", "bonus_tile", "leader", "privilege"], "exchange_gains_are_penalised": true, "makeup_turn_optional": true, "surplus_track_points_lost": true, "church_bonus_in_last_report": "requirement_met", "gains_may_be_declined": false}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','8df7483e2501e53d','days','playing',5,'[0, 1]','draft',1000000.0,1000000.0);
INSERT INTO "tables" VALUES('_lyjRg3s4EO-2Fml','market',1,'1c46539e69b48238',2,'{"generous": false, "guests": []}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','8df7483e2501e53d','live','over',8,'[]','',1000000.0,1000000.0);
INSERT INTO "tables" VALUES('Bn1wJqsYRiW-MS4H','lorenzo',1,'4664e52246db02e9',2,'{"mode": "advanced", "pass_rule": "no_free_placement", "action_bonus_counts_for_member_minimum": false, "positive_modifiers_optional": false, "military_ranking_at_zero": true, "fee_waiver_covers_bonus_actions": true, "double_before_penalty": true, "gain_penalty_sources": ["space", "card", "bonus_tile", "leader", "privilege"], "exchange_gains_are_penalised": true, "makeup_turn_optional": true, "surplus_track_points_lost": true, "church_bonus_in_last_report": "requirement_met", "gains_may_be_declined": false}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','8df7483e2501e53d','live','over',139,'[]','',1000000.0,1000000.0);
INSERT INTO "tables" VALUES('E-eiUjlFLHxjPuWb','elgrande',1,'2e34f3815f7e3e21',2,'{"short": false, "merged": false, "regency": false, "veteran": [], "grey": false}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','0d3c6e9a2dbe0a0f','live','playing',77,'[0]','lift',1000000.0,1000000.0);
INSERT INTO "tables" VALUES('SUIlK-MMCHs0YLNR','tiletum',1,'a214109989a8cac6',2,'{"solo": "off", "random_actions": false, "fair_crests_count_storage": true, "fair_filled_counts_building6": true, "king_track_refill": true, "king_track_round4_vp": true, "king_fair_before_reset": true, "same_part_may_equal_named_part": true, "helper_keeps_its_space": true, "roof_house_after_bonus": true}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','0d3c6e9a2dbe0a0f','live','playing',0,'[1]','die',1000000.0,1000000.0);
INSERT INTO "tables" VALUES('HaMH-Q4lwlmYKMpA','market',1,'1c46539e69b48238',3,'{"generous": true, "guests": []}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','0d3c6e9a2dbe0a0f','live','playing',0,'[0, 1, 2]','bid',1000000.0,1000000.0);
CREATE INDEX ix_tables_state ON tables (state);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_seats_guest ON seats (guest);
COMMIT;

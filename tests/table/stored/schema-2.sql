BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('2');
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
INSERT INTO "commands" VALUES('2kYwAvY6dkjwyadv',1,'TBwhR4kMHHCeP4BZj2g6Zg',1,'join','Bob',0,1000000.0);
INSERT INTO "commands" VALUES('2kYwAvY6dkjwyadv',2,'w1HA747ZQ4CHBZMd30Xcow',0,'move','bid 0',0,1000000.0);
INSERT INTO "commands" VALUES('2kYwAvY6dkjwyadv',3,'iWjwewulN478DIU83awZ8g',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('2kYwAvY6dkjwyadv',4,'SIDDr1GBK527_QnStEo9Ig',0,'move','bid 0',0,1000000.0);
INSERT INTO "commands" VALUES('2kYwAvY6dkjwyadv',5,'08hu6I6S3WrVGa8MIxqpvQ',1,'move','bid 0',0,1000000.0);
INSERT INTO "commands" VALUES('oCadISOn7w4CtowL',1,'xKcSOLqVgDr5eXrVcsejKw',1,'join','Bob',0,1000000.0);
INSERT INTO "commands" VALUES('oCadISOn7w4CtowL',2,'LrqjtL3rC34b95m50Nebnw',0,'move','tile B1',0,1000000.0);
INSERT INTO "commands" VALUES('oCadISOn7w4CtowL',3,'wih7zcNyGfoURPAKLWM2Nw',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('oCadISOn7w4CtowL',4,'kQXVisgBJWJV9dUggdXr6Q',0,'move','tile B1',0,1000000.0);
INSERT INTO "commands" VALUES('oCadISOn7w4CtowL',5,'HeVUiPCH_mJeacZtWBcZTQ',1,'move','tile B2',0,1000000.0);
INSERT INTO "commands" VALUES('lknG-qWO1-SUJN5p',1,'5iLZBWLW--9TsQT08lQo9A',1,'move','bid 3',0,1000000.0);
INSERT INTO "commands" VALUES('lknG-qWO1-SUJN5p',2,'qoFp3g7HMNI0srhPO32SCw',0,'move','bid 0',0,1000000.0);
INSERT INTO "commands" VALUES('lknG-qWO1-SUJN5p',3,'DsOZR8TQLhPOxtn1XvPEiQ',1,'move','lay north',0,1000000.0);
INSERT INTO "commands" VALUES('lknG-qWO1-SUJN5p',4,'AMmJiRnzIX2h-fjxaN84Cg',0,'move','bid 0',0,1000000.0);
INSERT INTO "commands" VALUES('lknG-qWO1-SUJN5p',5,'LLpEK_8DkbhjzCb-Pxss3w',0,'move','lay south',0,1000000.0);
INSERT INTO "commands" VALUES('lknG-qWO1-SUJN5p',6,'ByozhP_AhqXHlR75ezajIQ',0,'move','bid 0',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',1,'bwjQ526bVHrBA7PZ4phl0A',0,'move','tile B1',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',2,'1GfPnaUkLZNhaeuN7N5OxA',1,'move','tile B3',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',3,'3lzWh_Bd4DhWWQUFJbPTSQ',1,'move','draft L08',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',4,'2KajbmX5EEpkkdNIwIVj6w',0,'move','draft L03',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',5,'VjH3FyiZWbwJ32s1HqOMTw',1,'move','draft L11',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',6,'kdx2zA-84RCt4F4CNkIqTg',0,'move','draft L12',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',7,'3CNizoPD2OHGwhwrdI1a2w',1,'move','draft L17',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',8,'E38fOSBVvOcwCOzbCf-lUQ',0,'move','draft L04',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',9,'01dZnvxw1Qx3D8nsmXCpVg',1,'move','discard L17',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',10,'7T01jZFywdv2svyGHNPjVA',1,'move','privilege faith',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',11,'SirZSD8722_ZCCn8_SUnyg',1,'move','discard L18',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',12,'--9MbarV3eQOftB5KawRUw',1,'move','privilege military',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',13,'eoPc-IsLKLIZxouQvG6OSw',1,'move','discard L11',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',14,'VZuVCiNKu4JeiMucS8Uzzw',1,'move','privilege military',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',15,'cDYqs41PZcoHIUBTy1ImLw',1,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',16,'j5BuuZB6KzuiIBesGFRSpA',1,'move','space tower-character-3',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',17,'_19YmyZlmBJUas1gW_TMag',1,'move','bonus decline',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',18,'5rFOfRkcSrQzZxowTCFmOw',1,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',19,'28ZVxPRX_30OBPpAqyOB_w',0,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',20,'TSmZf-Xtg7_19ir1GpGXbA',0,'move','space tower-territory-1',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',21,'CQelQ-ZeeLLEsG2im29mng',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',22,'9OVfrChhnJCxyThOtCOlaw',1,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',23,'TWNU7hnbNl0CdJ0VymXEkg',1,'move','space market_2',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',24,'GpFFzyc_VYFHNhmdEd1d4g',1,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',25,'rhOLGxElNFnrNNqkDTsCNw',0,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',26,'Dn5MSLhbvsrs5c3zszFHzQ',0,'move','space tower-character-1',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',27,'mJjQY-nqhoDtNgmaJDQHJQ',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',28,'Zg78kuSyYd0va3TzEEfEKg',1,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',29,'qCg-2Z8RMneo4-FtSohp-Q',1,'move','space tower-building-4',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',30,'YohD7FfPo8JkRoPKQh2bEw',1,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',31,'75B_PcPzb726G3Z6wAWpuA',0,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',32,'-O13DGhx-bdbXR9K6bfBtA',0,'move','space tower-venture-2',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',33,'OLd9bViIG2syKDVAy5Cw0A',0,'move','privilege materials',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',34,'xoZdVs6xJQ7lQ5GfPsXOaw',0,'move','privilege servants',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',35,'tBOMUDGWqLjB2g-McX1eug',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',36,'fC4RyehvByrso4dqHMs1Og',1,'move','discard L08',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',37,'rgPq9H2uAYYJVKvwLqT2lw',1,'move','privilege coins',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',38,'nlIdptEE3DRWbG2IjK3kvQ',1,'move','space production_small',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',39,'ITZeIOLqCJdYtT1IyxoThQ',1,'move','exchange none',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',40,'kET_MEyIBS9zxjoPtpR62Q',0,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',41,'xuBaqHbWYNp8oKR-PEBvKw',0,'move','space harvest_small',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',42,'qj6aPXRkEYhsgQe9IDJOqA',0,'move','servants 1',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',43,'nRqH_mv7eZBncEvJFB5lvQ',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',44,'nyDHbNw40nU10a6RL8w7xg',1,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',45,'DCueqq1Dctsqm2_NIT9ktA',1,'move','space harvest_small',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',46,'w1iBQG9wPCfMNqkxEG8yKg',0,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',47,'nW1kLI_SGJC-0S6gLLW8ZA',0,'move','space tower-territory-1',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',48,'BUfox4LStig--nfBREOdTw',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',49,'5qpuGTMPAnquUjwCaRVg6A',1,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',50,'Orb5fl17U-a94luvcT9ebA',1,'move','space tower-venture-2',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',51,'kcXo-9jjcESIESqs1C4DBw',0,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',52,'bTmaGrH7w_VDXV0PCEo8ng',0,'move','space production_small',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',53,'5SSts7bj6VCk65QQcCs49Q',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',54,'CeEdYFZ1CC8AgmGBPYOuDQ',1,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',55,'XvTMVP_6cUAnf0nuEH49Og',1,'move','space tower-character-2',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',56,'ZvIbuUTz42gsM9rjKH7HPg',1,'move','privilege faith',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',57,'ZmuGY_HHY5MYPDK9v02pPQ',0,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',58,'wastR20ADTa-iQxYDNXEmQ',0,'move','space market_1',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',59,'40XTf5H0us8t9E8YAbuCIg',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',60,'RaF3UF6fW2NrZdQAZzOPYA',1,'move','place pass',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',61,'cG2QltA_gYTlJGW9zzccvQ',0,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',62,'BUf7mkfi91PrdbIOTRP74g',0,'move','space tower-territory-2',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',63,'QWfy4QkjHimlmHGf2WOxMw',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',64,'FWKJDgDjLE4qP27YGabz3g',1,'move','church support',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',65,'A1OkQTBTij7kGz3_euM2wA',1,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',66,'8IWuZsrw8hjLdEbs8cPk4Q',1,'move','space tower-territory-1',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',67,'ik1H4CqNOU5g2VCJg50F0g',0,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',68,'2_5GWlZobRqUAtjQgjmCGw',0,'move','space tower-building-2',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',69,'jUn3veOn5sCl1sVMr1NKDA',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',70,'DuvSx0iu8qx9PydOpi_y-A',1,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',71,'YmhjYIgvVLu0ALRN6Ng4CA',1,'move','space market_1',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',72,'Vqfmuh6vZRxU-MmlfMeW0g',0,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',73,'ZpnBgp58ZSBg7zABNOZkiw',0,'move','space tower-venture-3',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',74,'SL_7Tx97JDVFAle4bJtZJg',0,'move','work 0',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',75,'KdjEc_xG4sipQHGk0IMOcA',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',76,'dbvw3MuFido0DZt0LYjhqA',1,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',77,'ocSZyt3NPb9x2-m5oM3u6w',1,'move','space tower-building-3',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',78,'EB1_1IRbfsAuvfnPu1O0PA',0,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',79,'3xojSL0nN3GJv_wuzCH56A',0,'move','space harvest_small',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',80,'qaHP6BIuJfyVGmxq_80efA',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',81,'-WOczKSJyi7tZOo7h8pYIg',1,'move','place pass',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',82,'wZFwnZKMkYPNSBphYpZ_Hg',0,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',83,'KUkTZ70q7jGD6ve9UtHhlw',0,'move','space production_small',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',84,'4BiQVN60DsXGsFnuXXLxIA',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',85,'eRUz01-Pm38u6ZhZUIniNg',1,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',86,'ZH3lPFTo5j1VmNLZJOTv3g',1,'move','space harvest_small',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',87,'SA_wQKWwlcLCuyqMFv6ONA',0,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',88,'Z8i5wLFacC5PGKDVqD_-NA',0,'move','space tower-building-1',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',89,'uTnxXBjmtBCSVD8PulYPbQ',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',90,'Ea9Yrn-6tuS_kEcL-3kmNQ',1,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',91,'rwT9swtTvJSNSLRsw3RAWA',1,'move','space tower-territory-2',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',92,'BZADC_mYtI35eN2IJ2nQ0A',0,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',93,'rq6TI9GqVprvSTztbMzNmw',0,'move','space production_small',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',94,'nvdrEe2xHht76B77ZxE25g',0,'move','exchange 1',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',95,'nB1C_dM6CBPVl5nn0brWRw',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',96,'8mQsWk7K6IY1YiVACo7rjA',1,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',97,'cOpexVymarZCPJfs911Fzw',1,'move','space palace',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',98,'GZRK6ltxIo7oABGmKlpQVw',1,'move','privilege coins',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',99,'TEcuCQGSXhlh_1wIX6DhtQ',0,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',100,'ClSEFUW6ew27ysx6HH8cAA',0,'move','space tower-character-2',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',101,'hE8I-qcCO8F5uA2DMb2sig',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',102,'HL3ZMnIzgS9uUFbZLOOvcg',1,'move','space market_2',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',103,'P6exvIlwfKHdsFMiE6tV_A',0,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',104,'NaSL5N5bPIpZ0y_TaYjcEA',0,'move','space market_1',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',105,'2zCoIITWUIY9zBWyEma38Q',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',106,'4RXrXDisgkxuCneorEL1ZQ',1,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',107,'VQRp_pU8ssp-JyDl1ToAMg',1,'move','space tower-character-2',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',108,'r5ij2WF5DjbUshrBBGMsrg',1,'move','work 0',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',109,'ebu8F7ycgvgizJWZvlMtUw',0,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',110,'aRmb1gxNcbW3ccDJlBz5Kg',0,'move','space tower-building-4',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',111,'Ae7oB0IGvs6AVNEBEQ5Bpw',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',112,'qITmKaOk1zWsQAOIt0VncQ',1,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',113,'8FuMH8ryzW_MeeEXcZEsJw',1,'move','space production_small',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',114,'-fljhLRt7V7N5DFhqAB8uQ',1,'move','servants 1',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',115,'cDeqthQttZKBDrBSz6NR5w',1,'move','exchange none',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',116,'Xa3607YeCiJm4-8DERdllw',0,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',117,'FwQCjTlF0kgCL41ImwOTpA',0,'move','space harvest_small',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',118,'NUGbDoJRhxWI7ebIpsKAIQ',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',119,'iO4fgMNc-6ultlnyWNg_9g',1,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',120,'uiRYjTw1FWoaOUye38D-yQ',1,'move','space market_2',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',121,'_IOH9nZOqC9zvRqEMAlYmg',0,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',122,'zacTTdg81idriHLnmmAMPA',0,'move','space market_1',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',123,'qEqQye6cF-buZDnCaOmRFw',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',124,'SBCW2v05yk-HAPLskIxjtg',1,'move','space palace',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',125,'P_MYR8JHYZlni9OL8ATlGQ',1,'move','privilege faith',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',126,'m1OoRbAGcovpbHV4nMy0ng',0,'move','place pass',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',127,'MXNWbuFbM2jIZWFQtvSYBw',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',128,'yUaMKtiZJLN1JbMUb2ZStg',1,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',129,'2076d-elnUR0rN5RDYV5PQ',1,'move','space tower-character-1',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',130,'_QMzUBqXnqRawY5foJXe1g',0,'move','place black',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',131,'Lmwfzt8vsx4QONzD5N7jwg',0,'move','space harvest_small',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',132,'YeaPzwH5NjFgeTJR-dQB3A',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',133,'Rmx8ZzuC1RtqymlBJ4yhCA',1,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',134,'aDjwLe5IzsvNIfZwyg_Jdg',1,'move','space market_2',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',135,'TNRkZnJekkGex1zgknZtXw',0,'move','place white',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',136,'BNuyiVd56sLY5Gn-UIOAUQ',0,'move','space production_small',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',137,'GRQ-Sx_3Lha_wB4xTrOgRQ',0,'move','exchange 1',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',138,'KX4plf0Et_6tADnD6IzAVg',0,'move','exchange 1',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',139,'-r75uBOEnNcu6U5_FmkYwQ',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',140,'QrSu4_M0KQaFaSx4lpj0kA',1,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',141,'4BtvdF6lSBC_B_nza4G2yQ',1,'move','space market_1',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',142,'zvGk1FxylcVh633MwIOEUg',0,'move','place orange',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',143,'K05fPV6jW5I5O4Oqxx_d7w',0,'move','space tower-building-1',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',144,'tfitJIA6ceTw0FDXOfmp3w',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',145,'nMwOIU_VgIeY6DfmYQXxrg',1,'move','space tower-territory-1',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',146,'Hzi09VUnqAgVeGZt8DyCdA',0,'move','place neutral',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',147,'j-yjiGHjbjhJYCSLUqyOJA',0,'move','space palace',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',148,'pHemzLVnHzDFvm474h74LA',0,'move','privilege materials',0,1000000.0);
INSERT INTO "commands" VALUES('pv9a6Vf9JXT9NXjm',149,'5R4Gr5UsmouJvlstFrPHGA',0,'move','turn end',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',1,'WTYzqtb3aAK84sAJo_WkiQ',0,'move','power 1',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',2,'VbzGVxm_nFALdqmg2GabKw',1,'move','power 3',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',3,'N00A0rUCwwcXan8LMh4Nfw',1,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',4,'g4LRaJvoum-kZ9-rHsO2jA',1,'move','take d1-06',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',5,'8Nn2bBwHSpvPahl5usoD7w',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',6,'L7dVtLBPZyRc5pzH8K-Crw',1,'move','take d1-06',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',7,'51wd5DbkNXYmPgy76QbI9A',1,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',8,'2_xTTe6BIdlmAi3dVRJfKA',1,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',9,'uDMS8r9PMyqchnKlUAfqHA',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',10,'01fPFS8JP8v15k2KLRmkAg',1,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',11,'cI51qmv1MedJFtaE9OsHGQ',1,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',12,'88IqeyjNNQUPYa0-0AeA-g',1,'move','lift azure valencia',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',13,'paWqNceO2rOjv0qMs5Igdg',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',14,'KS__ys7m6nHfXDUQLnB6dw',1,'move','lift azure valencia',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',15,'jbnvTGVv2IQLBOSY0hvTSA',1,'move','drop galicia',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',16,'xD4UkMeogteJYKmNphzlGQ',1,'move','lift azure valencia',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',17,'0nzfNNDv49SDnew2Bd49dw',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',18,'a8t9Elwg-inZlxffGwpflQ',1,'move','lift azure valencia',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',19,'uD0wdcT6OkmZNA5nmYSNtQ',1,'move','drop galicia',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',20,'ENRkPKAKQcHnsZDsaPoZxA',1,'move','lift or navarra',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',21,'9QLYprMg_L7TnDST9IR8uQ',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',22,'JKgfjQsscNzc6Fobdcrxww',1,'move','lift or navarra',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',23,'ffFTW5cXR-rAqmDnwd4mrw',1,'move','drop galicia',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',24,'3OwtZwkebJdutrUBJwj1uA',0,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',25,'G_aWyTH6gxoj9eOc95gbTg',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',26,'ol3Fhvdf5sqNdBve3QhXZQ',0,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',27,'RiWsnOG-HPI39mfmn9iNPw',0,'move','take d3-02',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',28,'T_dbJYxaXNfCVy7SDixcmw',0,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',29,'V8k9Ds6rBwL9tFFi3BgBQw',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',30,'euwPagvGjV1BbjCQ1HUxMg',0,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',31,'83q-OQA4tRg7Y5KpNuGIag',0,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',32,'DmFYwIZMaz0fufvi7SSeeg',0,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',33,'nyYzaqFt6Ms8Qqu_JfWGkA',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',34,'nRNE0vVkvrCxoMYh8EMeEw',0,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',35,'FRwmjq8RY3Z00uVY_gEMVg',0,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',36,'QuSFXKWXxPclfSEbDNpmNQ',0,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',37,'sfKslZbBq-HGqOxAN4A63w',0,'move','power 2',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',38,'eI2wuZuCG2Zcbwy7WCzxlw',1,'move','power 1',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',39,'T4gbMo_i8h89x7LZV1niXg',0,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',40,'7vYuW6pj3NarenWCmMOKpg',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',41,'nxe95Bnjm28nxj_nlk-VHw',0,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',42,'93TL5vWXnquz2wNxRhBWnA',0,'move','take d1-10',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',43,'4apjnrOtnGcaJzS_QOBD3Q',0,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',44,'fCCUfGTl6MByy2mK9cjD4w',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',45,'WKbe-TXocfUvQHZdi0FwDw',0,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',46,'BbVooKq7nYFfl4ocCsjPcw',0,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',47,'w0YTrDNWm8L3SBGMfbf_SA',0,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',48,'BM6ro0pzUKSKq3Cwy47U0Q',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',49,'ZOROH6r-cbA_8-LAPm4PFQ',0,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',50,'YEQJ_uNhgMuLPTtZEu9Mkw',0,'move','settle galicia',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',51,'2kDk59R0dGPRkgPmiqzNvg',0,'move','settle galicia',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',52,'QOFrSt7KovTLLomrTpWxBw',1,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',53,'ZSUlajIRwaTBdTxtUA14Bg',1,'move','take d2-08',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',54,'mfQ2mE9BwaRUqqXtsCgtmQ',1,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',55,'547yKsCaJ5m8xtvbJlgpDA',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',56,'Xe_G2ru0GqHYIPiFq4vnPA',1,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',57,'2JWWd1ghqwUqk4scqf5eWw',1,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',58,'M_bzbYwBrCt2YW7W4qgqnQ',1,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',59,'WVBxSWm9pW8HHCfpi0bNHg',1,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',60,'_-HD3B4TtVEG_N7moGdyTw',1,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',61,'FdSQnk2nWpLKzICIDP5nww',1,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',62,'9EHQbWXRtCJ-_nNN-0VY7Q',1,'move','score galicia',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',63,'9fGn3LyCGDoOTIZkL-rDeQ',1,'move','power 2',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',64,'OmprNZxs7FxzBnaEJ_zxNA',0,'move','power 3',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',65,'TDu61WE6AIcouke_-bXqpQ',0,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',66,'ZXNdehaOwQzL3xzDD4H84Q',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',67,'5M58XrpM7Sq_5au-2slmiw',0,'move','summon 0',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',68,'_0mD3F3MJUbGeW97Hqn3zA',0,'move','take d1-07',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',69,'vz8i4_5aGS7imxVny8aO2g',0,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',70,'ai351SOQu0QtjyRm_aJ0Ng',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',71,'pUNKSUaVRrDcBf7hqBLYlg',0,'move','turn place',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',72,'r8oaLC8f49QAAUkSinP2Lg',0,'move','place aragon',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',73,'VC0Se_LiW1mnUFPXsSBNHA',0,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',74,'kthzXnJvjmiWcVKWUS0yhQ',0,'undo','',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',75,'yoC4WHeTXT4hhZ_8VMFjPg',0,'move','turn special',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',76,'7vepFsAicoQm95SsGUCwVw',0,'move','from galicia',0,1000000.0);
INSERT INTO "commands" VALUES('sbcEDf1bG-7oyCJP',77,'qG5TFmir4vttWEHTOZlv2g',1,'stand-in','random',0,1000000.0);
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
INSERT INTO "guests" VALUES('42f31927fbdbafbc','Ann','b4a5c3e08becb0762bede51126a1521b204115b40a63b758c74f8748d85b5ea0','en','{}',1000000.0,1000000.0);
INSERT INTO "guests" VALUES('920b3a69784c5c1a','Bob','53562da93772360021e55b234c7f94504e62b46fee035d76189e7396a5de3f5a','cs','{}',1000000.0,1000000.0);
CREATE TABLE house (
	schema_version INTEGER NOT NULL
);
INSERT INTO "house" VALUES(2);
CREATE TABLE plies (
	"table" VARCHAR NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	move TEXT NOT NULL, 
	digest VARCHAR NOT NULL, 
	PRIMARY KEY ("table", ply), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "plies" VALUES('2kYwAvY6dkjwyadv',1,0,'bid 0','ddcaf6c118e2dcce');
INSERT INTO "plies" VALUES('2kYwAvY6dkjwyadv',2,1,'bid 0','1647a3a84b7c2648');
INSERT INTO "plies" VALUES('oCadISOn7w4CtowL',1,0,'tile B1','3a2463496e2254f8');
INSERT INTO "plies" VALUES('oCadISOn7w4CtowL',2,1,'tile B2','c9edbff5e237809f');
INSERT INTO "plies" VALUES('lknG-qWO1-SUJN5p',1,1,'bid 3','ed9fa9bd54570260');
INSERT INTO "plies" VALUES('lknG-qWO1-SUJN5p',2,0,'bid 0','cd0c7b1090f24202');
INSERT INTO "plies" VALUES('lknG-qWO1-SUJN5p',3,1,'lay north','3dfe379a0310873a');
INSERT INTO "plies" VALUES('lknG-qWO1-SUJN5p',4,0,'bid 0','7fa35dd4d4ca429b');
INSERT INTO "plies" VALUES('lknG-qWO1-SUJN5p',5,0,'lay south','e10374928bdc1080');
INSERT INTO "plies" VALUES('lknG-qWO1-SUJN5p',6,0,'bid 0','b85f44e89175c441');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',1,0,'tile B1','3a2463496e2254f8');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',2,1,'tile B3','dc2070ff881e75c7');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',3,1,'draft L08','be55eafb0f97d6ab');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',4,0,'draft L03','1ee31a7e6a76f01a');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',5,1,'draft L11','65f0a2163f82b423');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',6,0,'draft L12','1291c5f488e61b27');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',7,1,'draft L17','cb295fef6b182757');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',8,0,'draft L04','23b786fd2b8041e7');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',9,1,'discard L17','fa5e90294771d6f8');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',10,1,'privilege faith','79e23ecf1c806bec');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',11,1,'discard L18','70b92bd3b54719f9');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',12,1,'privilege military','7289529c01f95c71');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',13,1,'discard L11','6295d50ee03820e9');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',14,1,'privilege military','d531832597d3e5da');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',15,1,'place orange','f4aa36f1ab6ea8d1');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',16,1,'space tower-character-3','d8eb103f02cab5bd');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',17,1,'bonus decline','b8372e426fc30f8e');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',18,1,'turn end','05ecad97b84ddafa');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',19,0,'place black','fe3b4fa1c701ae7c');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',20,0,'space tower-territory-1','5088524d0e34be0b');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',21,0,'turn end','9d801e3fdc88db19');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',22,1,'place neutral','05a0718ca5c1a44d');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',23,1,'space market_2','460e7ea3e55eb864');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',24,1,'turn end','6ed8c6b838631584');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',25,0,'place white','8da9f1b2ef39dcba');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',26,0,'space tower-character-1','d47c0d2434ef6872');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',27,0,'turn end','bf840abbaa7d2113');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',28,1,'place black','688e0158972958a7');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',29,1,'space tower-building-4','3db0bad5d8deb3ad');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',30,1,'turn end','3196ea1d4e56f4ad');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',31,0,'place orange','9d0d34a58d685e28');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',32,0,'space tower-venture-2','b06d748d86fd0c39');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',33,0,'privilege materials','74d55b8551d3bca3');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',34,0,'privilege servants','3147c61b70b18766');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',35,0,'turn end','2d769ce736ac05c9');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',36,1,'discard L08','a6e0669fd192c332');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',37,1,'privilege coins','01e99e62be3323eb');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',38,1,'space production_small','5beb91c497a7a978');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',39,1,'exchange none','38a2e5e2e250c728');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',40,0,'place neutral','60b53526616ce6aa');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',41,0,'space harvest_small','ce7613139728c9fc');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',42,0,'servants 1','3aedd67165a2338a');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',43,0,'turn end','4e5d42f83b0463a7');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',44,1,'place orange','8fcad95adae03cdf');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',45,1,'space harvest_small','3d1cc6bebfcb5640');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',46,0,'place black','e54b557472bb1d56');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',47,0,'space tower-territory-1','941f7b83f4fc6b65');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',48,0,'turn end','01af21c35058e5eb');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',49,1,'place black','a958c95e0c28f963');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',50,1,'space tower-venture-2','b65d065717cf09fc');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',51,0,'place white','81b49dd65a786cb4');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',52,0,'space production_small','1a67eba94faa870c');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',53,0,'turn end','ec47a6dbe74c26da');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',54,1,'place white','df9aa9591e388c1f');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',55,1,'space tower-character-2','568de27feb4dca0f');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',56,1,'privilege faith','be14f072ecc1d8a3');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',57,0,'place orange','cb20118a45b63a1b');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',58,0,'space market_1','b8d0f9c44c5f7dfc');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',59,0,'turn end','aef51c8d82f4889b');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',60,1,'place pass','66d2ef41e68936ee');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',61,0,'place neutral','f4b29048b88d4b4c');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',62,0,'space tower-territory-2','36e534af72291730');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',63,0,'turn end','ef5e658d0c108496');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',64,1,'church support','b3a20b031a074adf');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',65,1,'place black','8b03a1bd07a4f85f');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',66,1,'space tower-territory-1','49f597b8de9de193');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',67,0,'place black','273f9b59f55f47d9');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',68,0,'space tower-building-2','538b99bdc3ebe464');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',69,0,'turn end','7494a66216290e1d');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',70,1,'place white','c28b8bb55a608814');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',71,1,'space market_1','8b3dad3a5067f6da');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',72,0,'place white','c8a2340c87e542fa');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',73,0,'space tower-venture-3','a40a659033fca76e');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',74,0,'work 0','8997a63520fa39f3');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',75,0,'turn end','cd069e097779ad2d');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',76,1,'place orange','aca3ef0e7445c4a1');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',77,1,'space tower-building-3','8da2475eecb6879a');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',78,0,'place orange','ede072518349e63f');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',79,0,'space harvest_small','6beb2b01dcb96fe5');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',80,0,'turn end','9687037d69e035fa');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',81,1,'place pass','c6233e4278f953e8');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',82,0,'place neutral','192665b0810f7475');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',83,0,'space production_small','e7344f9f60a31aea');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',84,0,'turn end','72a1a245d056452c');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',85,1,'place neutral','5745db41f27c9953');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',86,1,'space harvest_small','3af33aaf63577afa');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',87,0,'place black','36cc3446b1c6c94c');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',88,0,'space tower-building-1','f2d3ad2e442cb8c4');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',89,0,'turn end','2b052ea2c8d646e1');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',90,1,'place white','95bbb036e348c14b');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',91,1,'space tower-territory-2','f6ebb238c99fabce');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',92,0,'place white','d4c9c01c480f1c42');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',93,0,'space production_small','49d222135670ed01');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',94,0,'exchange 1','2195c696191466ee');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',95,0,'turn end','86282b0b2d85b585');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',96,1,'place black','d28a9c9a939386a7');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',97,1,'space palace','098f6252f7889a27');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',98,1,'privilege coins','95ad79aef43afd0a');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',99,0,'place orange','7e081461f827909d');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',100,0,'space tower-character-2','e7bcc0dca9d9f5d4');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',101,0,'turn end','fd0c4d01f9d8dee3');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',102,1,'space market_2','6a8ece6c84442a0c');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',103,0,'place neutral','b7e9a883f4702d9d');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',104,0,'space market_1','5de662d387d491a5');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',105,0,'turn end','0675032a16a270a2');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',106,1,'place orange','d1d97b126fef9e88');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',107,1,'space tower-character-2','c32880128b8cbf2b');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',108,1,'work 0','fc94e9895db180fa');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',109,0,'place black','959682abadab1a91');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',110,0,'space tower-building-4','4884f37bdcfc545a');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',111,0,'turn end','ac1739d399252081');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',112,1,'place neutral','c12705ce4d70d10a');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',113,1,'space production_small','f27433c9877b807c');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',114,1,'servants 1','2463b6cb6b7e0720');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',115,1,'exchange none','046e956c7792eb4e');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',116,0,'place white','b638fb4ef456f56b');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',117,0,'space harvest_small','abeab2e560c0cd3f');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',118,0,'turn end','1a2ad1b6521c8497');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',119,1,'place black','df1318b4f9263810');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',120,1,'space market_2','7c31f9f9359ce7dc');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',121,0,'place orange','6048e5c2a4a280f9');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',122,0,'space market_1','77f0494133dae5ae');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',123,0,'turn end','ad94115e534227cb');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',124,1,'space palace','dfaf5405e14cfb6f');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',125,1,'privilege faith','35a1f5dbbd5bae8a');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',126,0,'place pass','c7cc44c2ed2e1856');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',127,0,'turn end','2d3944c8bb1760a2');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',128,1,'place neutral','03d0b9bf281716bf');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',129,1,'space tower-character-1','37e50043caad0e65');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',130,0,'place black','d60ef0c9c418fff5');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',131,0,'space harvest_small','154fd3b6afed8e10');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',132,0,'turn end','a9773a11c844aff0');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',133,1,'place white','d4a7aa4d92d97f83');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',134,1,'space market_2','890d08dffe3e8320');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',135,0,'place white','0070459d408a018e');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',136,0,'space production_small','88cf360e8b13b5ec');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',137,0,'exchange 1','4fa87c698d70f793');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',138,0,'exchange 1','4c1fdca933c070de');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',139,0,'turn end','078f9563bf772770');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',140,1,'place orange','065e5abcf3884406');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',141,1,'space market_1','a2da38fa26f7c945');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',142,0,'place orange','ffda20a0dd3f240e');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',143,0,'space tower-building-1','6a116a2ebbb3c210');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',144,0,'turn end','107fd0a7bac1d1ad');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',145,1,'space tower-territory-1','e0ddc95fb454db63');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',146,0,'place neutral','a14e26cbff1df4cb');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',147,0,'space palace','47f4f6209e533fbd');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',148,0,'privilege materials','ab60c95700d8052f');
INSERT INTO "plies" VALUES('pv9a6Vf9JXT9NXjm',149,0,'turn end','81b9d99c2dc40ff3');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',1,0,'power 1','7cd5e75de62a1d48');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',2,1,'power 3','d2b78ae656fcb31a');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',3,1,'summon 0','f041174d95121e2d');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',4,1,'take d1-06','935e22722e2e8c98');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',5,1,'turn place','1f2e27176ebeb1cc');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',6,1,'place aragon','e5f62f40ffc58281');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',7,1,'turn special','6af9f6a84dd4d5c0');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',8,1,'lift azure valencia','cbfb15f82514cdb1');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',9,1,'drop galicia','c9d75bb71244d213');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',10,1,'lift azure valencia','a9ea25c7a47f39c5');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',11,1,'drop galicia','6b745c9386b409f5');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',12,1,'lift or navarra','688aa921fb4aa088');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',13,1,'drop galicia','72c31f9999bac836');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',14,0,'summon 0','09f440adba0b62c6');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',15,0,'take d3-02','0216ca7a5129abe1');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',16,0,'turn place','91ae95e386b7e086');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',17,0,'place aragon','e0dc9fb352411fd7');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',18,0,'place aragon','6ec917182d154d87');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',19,0,'place aragon','d599eebdc371a788');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',20,0,'turn special','f47aff3779f29960');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',21,0,'power 2','f5c4cb2702ffb0f0');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',22,1,'power 1','5983e784292819ce');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',23,0,'summon 0','4e04c287aff3ce5f');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',24,0,'take d1-10','9149ebec38cb042e');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',25,0,'turn place','b4123529a9aeff81');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',26,0,'place aragon','3970d1cae1d5a3f8');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',27,0,'turn special','0b64de652dcde391');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',28,0,'settle galicia','9f3db60c92952f8b');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',29,0,'settle galicia','0b59ac9377494f6b');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',30,1,'summon 0','9bdac3d71ae9d25d');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',31,1,'take d2-08','9fd4fd95d8bb49db');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',32,1,'turn place','ab03e9c2aa6b49f8');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',33,1,'place aragon','975e1ca22df9e8c7');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',34,1,'place aragon','7f895ba2491c37b7');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',35,1,'turn special','26347cc92ac04945');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',36,1,'score galicia','41ec6447a517fdd7');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',37,1,'power 2','6b67d5a1b2be145e');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',38,0,'power 3','fce2a29535f9f41b');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',39,0,'summon 0','9a4efcaef4370ab3');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',40,0,'take d1-07','71db1a4eedf37147');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',41,0,'turn place','954f821be64515c0');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',42,0,'place aragon','7bf810590c7d63d6');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',43,0,'turn special','11b20f95bb64cf4b');
INSERT INTO "plies" VALUES('sbcEDf1bG-7oyCJP',44,0,'from galicia','8c4d95f86900857d');
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
INSERT INTO "seats" VALUES('c5F3rhZRSLniDhSo',0,'person','42f31927fbdbafbc','Ann','','',NULL);
INSERT INTO "seats" VALUES('c5F3rhZRSLniDhSo',1,'open',NULL,'','','','ea4e1396742e706f265e80e39647fdaabdd8fdf8685e7df40471ab3710de5333');
INSERT INTO "seats" VALUES('tWb7p89gFFzpO6Z6',0,'person','42f31927fbdbafbc','Ann','','',NULL);
INSERT INTO "seats" VALUES('tWb7p89gFFzpO6Z6',1,'bot',NULL,'','random','',NULL);
INSERT INTO "seats" VALUES('tWb7p89gFFzpO6Z6',2,'open',NULL,'','','','f23c3563a81b2aa7f3e0ef83e0ca3ab4f387d3adf9c43fed4d92c2706c859cb5');
INSERT INTO "seats" VALUES('2kYwAvY6dkjwyadv',0,'person','42f31927fbdbafbc','Ann','','',NULL);
INSERT INTO "seats" VALUES('2kYwAvY6dkjwyadv',1,'person','920b3a69784c5c1a','Bob','','',NULL);
INSERT INTO "seats" VALUES('oCadISOn7w4CtowL',0,'person','42f31927fbdbafbc','Ann','','',NULL);
INSERT INTO "seats" VALUES('oCadISOn7w4CtowL',1,'person','920b3a69784c5c1a','Bob','','',NULL);
INSERT INTO "seats" VALUES('lknG-qWO1-SUJN5p',0,'person','42f31927fbdbafbc','Ann','','',NULL);
INSERT INTO "seats" VALUES('lknG-qWO1-SUJN5p',1,'bot',NULL,'','random','',NULL);
INSERT INTO "seats" VALUES('pv9a6Vf9JXT9NXjm',0,'person','42f31927fbdbafbc','Ann','','',NULL);
INSERT INTO "seats" VALUES('pv9a6Vf9JXT9NXjm',1,'bot',NULL,'','random','',NULL);
INSERT INTO "seats" VALUES('sbcEDf1bG-7oyCJP',0,'person','920b3a69784c5c1a','Bob','','',NULL);
INSERT INTO "seats" VALUES('sbcEDf1bG-7oyCJP',1,'person','920b3a69784c5c1a','Eva','','random',NULL);
INSERT INTO "seats" VALUES('-Et3kxpWCZT_QqH3',0,'bot',NULL,'','random','',NULL);
INSERT INTO "seats" VALUES('-Et3kxpWCZT_QqH3',1,'bot',NULL,'','random','',NULL);
INSERT INTO "seats" VALUES('G8PqDgy5aUGXSz4I',0,'bot',NULL,'','random','',NULL);
INSERT INTO "seats" VALUES('G8PqDgy5aUGXSz4I',1,'person','920b3a69784c5c1a','Bob','','',NULL);
INSERT INTO "seats" VALUES('G8PqDgy5aUGXSz4I',2,'bot',NULL,'','random','',NULL);
CREATE TABLE snapshots (
	"table" VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY ("table", version), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('pv9a6Vf9JXT9NXjm',127,'{"plies":127,"last":0,"events":[[1,1,[0,1],-1],[2,1,[1,3],-1],[4,2,[0,2],1],[4,2,[1,7],2],[6,2,[0,11],1],[6,2,[1,10],2],[8,2,[0,3],1],[8,2,[1,16],2],[8,2,[0,13],1],[8,2,[1,17],2],[8,0,[1,1,5],-1],[8,0,[0,2,6],-1],[8,3,[1],-1],[8,5,[0,6,0,7,2],-1],[8,5,[1,53,54,55,49],-1],[8,5,[2,29,30,28,31],-1],[8,5,[3,78,75,76,79],-1],[8,4,[2,2,5],-1],[9,16,[1,16],-1],[10,13,[1,4],-1],[10,11,[1,1,5],-1],[11,16,[1,17],-1],[12,13,[1,3],-1],[12,11,[1,2,4],-1],[13,16,[1,10],-1],[14,13,[1,3],-1],[14,11,[1,2,4],-1],[16,6,[1,2,6],-1],[16,11,[1,1,1],-1],[16,9,[1,3,2],-1],[16,10,[1,55],-1],[16,11,[1,1,5],-1],[17,25,[1],-1],[20,6,[0,0,0],-1],[20,10,[0,6],-1],[23,7,[1,1],-1],[23,6,[1,3,21],-1],[23,11,[1,5,3],-1],[26,8,[0,3],-1],[26,6,[0,1,4],-1],[26,9,[0,3,2],-1],[26,10,[0,53],-1],[29,7,[1,5],-1],[29,6,[1,0,11],-1],[29,11,[1,2,4],-1],[29,9,[1,2,1],-1],[29,10,[1,31],-1],[29,28,[1,1],-1],[32,6,[0,2,13],-1],[32,9,[0,2,0],-1],[32,9,[0,2,1],-1],[32,10,[0,75],-1],[33,13,[0,0],-1],[33,11,[0,1,0],-1],[33,11,[0,1,1],-1],[34,13,[0,1],-1],[34,11,[0,2,3],-1],[36,16,[1,7],-1],[37,13,[1,2],-1],[37,11,[1,2,2],-1],[38,6,[1,1,18],-1],[38,14,[1,18,2],-1],[39,11,[1,2,2],-1],[39,11,[1,1,3],-1],[42,7,[0,1],-1],[42,6,[0,3,16],-1],[42,14,[0,16,1],-1],[42,11,[0,1,0],-1],[42,11,[0,1,1],-1],[42,11,[0,1,4],-1],[43,24,[11],-1],[43,3,[2],-1],[43,5,[0,5,1,4,3],-1],[43,5,[1,50,51,48,52],-1],[43,5,[2,24,26,25,27],-1],[43,5,[3,77,72,74,73],-1],[43,4,[5,4,1],-1],[45,6,[1,2,16],-1],[45,14,[1,16,1],-1],[45,11,[1,1,0],-1],[45,11,[1,1,1],-1],[45,11,[1,1,4],-1],[47,6,[0,0,0],-1],[47,10,[0,5],-1],[47,11,[0,1,3],-1],[47,11,[0,2,4],-1],[50,6,[1,0,13],-1],[50,9,[1,4,2],-1],[50,10,[1,72],-1],[50,11,[1,5,4],-1],[52,6,[0,1,18],-1],[52,14,[0,18,6],-1],[52,11,[0,1,2],-1],[52,11,[0,2,3],-1],[55,6,[1,1,5],-1],[55,9,[1,2,2],-1],[55,10,[1,51],-1],[56,13,[1,4],-1],[56,11,[1,1,5],-1],[58,6,[0,2,20],-1],[58,11,[0,5,2],-1],[60,15,[1],-1],[62,7,[0,3],-1],[62,8,[0,3],-1],[62,6,[0,3,1],-1],[62,10,[0,1],-1],[62,11,[0,1,0],-1],[63,22,[0,0],-1],[64,21,[1,3],-1],[64,32,[1,3],-1],[64,24,[12],-1],[64,3,[3],-1],[64,5,[0,8,14,15,9],-1],[64,5,[1,60,61,59,63],-1],[64,5,[2,37,32,39,38],-1],[64,5,[3,85,81,84,86],-1],[64,4,[3,6,6],-1],[66,6,[1,0,0],-1],[66,10,[1,8],-1],[66,11,[1,1,2],-1],[68,6,[0,0,9],-1],[68,9,[0,2,0],-1],[68,9,[0,1,1],-1],[68,10,[0,32],-1],[68,28,[0,3],-1],[71,6,[1,1,20],-1],[71,11,[1,5,2],-1],[73,6,[0,1,14],-1],[73,11,[0,1,2],-1],[73,9,[0,3,2],-1],[73,9,[0,2,3],-1],[73,10,[0,84],-1],[74,14,[0,16,4],-1],[74,12,[0,1,4],-1],[74,11,[0,1,0],-1],[74,11,[0,1,1],-1],[74,11,[0,1,0],-1],[77,8,[1,3],-1],[77,6,[1,2,10],-1],[77,11,[1,1,4],-1],[77,9,[1,2,0],-1],[77,9,[1,2,1],-1],[77,9,[1,2,2],-1],[77,10,[1,39],-1],[77,28,[1,8],-1],[79,6,[0,2,16],-1],[79,14,[0,16,6],-1],[79,12,[0,1,4],-1],[79,11,[0,1,0],-1],[79,11,[0,1,1],-1],[79,12,[0,1,4],-1],[79,11,[0,1,1],-1],[79,11,[0,1,4],-1],[79,11,[0,1,1],-1],[79,11,[0,1,5],-1],[79,11,[0,1,0],-1],[81,15,[1],-1],[83,7,[0,1],-1],[83,6,[0,3,18],-1],[83,14,[0,18,3],-1],[83,11,[0,1,2],-1],[83,11,[0,2,3],-1],[84,24,[12],-1],[84,3,[4],-1],[84,5,[0,10,12,13,11],-1],[84,5,[1,56,58,62,57],-1],[84,5,[2,35,33,36,34],-1],[84,5,[3,82,80,83,87],-1],[84,4,[4,3,5],-1],[86,7,[1,1],-1],[86,6,[1,3,16],-1],[86,14,[1,16,1],-1],[86,11,[1,1,0],-1],[86,11,[1,1,1],-1],[86,11,[1,1,4],-1],[86,11,[1,2,2],-1],[88,6,[0,0,8],-1],[88,9,[0,4,1],-1],[88,10,[0,35],-1],[88,28,[0,6],-1],[91,6,[1,1,1],-1],[91,10,[1,12],-1],[91,11,[1,1,0],-1],[91,11,[1,2,3],-1],[93,6,[0,1,18],-1],[93,14,[0,18,5],-1],[94,9,[0,1,1],-1],[94,11,[0,1,2],-1],[94,11,[0,2,3],-1],[94,30,[0,3],-1],[97,6,[1,0,24],-1],[97,11,[1,1,2],-1],[98,13,[1,2],-1],[98,11,[1,2,2],-1],[100,6,[0,2,5],-1],[100,9,[0,3,2],-1],[100,10,[0,58],-1],[100,25,[0],-1],[102,6,[1,2,21],-1],[102,11,[1,5,3],-1],[104,7,[0,1],-1],[104,6,[0,3,20],-1],[104,11,[0,5,2],-1],[105,22,[1,7],-1],[105,22,[0,7],-1],[105,24,[13],-1],[105,3,[5],-1],[105,5,[0,20,22,19,17],-1],[105,5,[1,70,68,71,67],-1],[105,5,[2,47,45,40,41],-1],[105,5,[3,90,93,95,89],-1],[105,4,[3,3,1],-1],[107,7,[1,2],-1],[107,6,[1,2,5],-1],[107,9,[1,4,2],-1],[107,10,[1,68],-1],[107,11,[1,2,5],-1],[108,14,[1,16,4],-1],[108,11,[1,1,0],-1],[108,11,[1,1,1],-1],[108,11,[1,1,4],-1],[108,11,[1,2,2],-1],[108,11,[1,2,0],-1],[108,11,[1,1,2],-1],[110,7,[0,4],-1],[110,6,[0,0,11],-1],[110,12,[0,1,4],-1],[110,11,[0,1,4],-1],[110,9,[0,3,0],-1],[110,9,[0,4,2],-1],[110,10,[0,41],-1],[110,28,[0,8],-1],[114,7,[1,1],-1],[114,6,[1,3,18],-1],[114,14,[1,18,1],-1],[115,11,[1,2,2],-1],[115,11,[1,1,3],-1],[117,6,[0,1,16],-1],[117,14,[0,16,3],-1],[117,12,[0,1,4],-1],[117,11,[0,1,0],-1],[117,11,[0,1,1],-1],[117,11,[0,1,0],-1],[120,6,[1,0,21],-1],[120,11,[1,5,3],-1],[122,6,[0,2,20],-1],[122,11,[0,5,2],-1],[124,6,[1,1,24],-1],[124,11,[1,1,2],-1],[125,13,[1,4],-1],[125,11,[1,1,5],-1],[126,15,[0],-1],[127,24,[14],-1],[127,3,[6],-1],[127,5,[0,18,21,16,23],-1],[127,5,[1,65,69,66,64],-1],[127,5,[2,43,42,46,44],-1],[127,5,[3,92,94,88,91],-1],[127,4,[5,6,6],-1]],"position":{"round":6,"goods":{"azure":{"wood":4,"stone":1,"coins":6,"military":5,"faith":1},"gules":{"wood":6,"stone":2,"coins":8,"servants":12,"military":15,"faith":3}},"members":{},"crowd":{},"tower":{"tower-territory-1":"C19","tower-territory-2":"C22","tower-territory-3":"C17","tower-territory-4":"C24","tower-character-1":"C66","tower-character-2":"C70","tower-character-3":"C67","tower-character-4":"C65","tower-building-1":"C44","tower-building-2":"C43","tower-building-3":"C47","tower-building-4":"C45","tower-venture-1":"C93","tower-venture-2":"C95","tower-venture-3":"C89","tower-venture-4":"C92"},"holding":{"azure":{"territory-1":"C07","territory-2":"C06","territory-3":"C02","character-1":"C54","character-2":"C59","building-1":"C33","building-2":"C36","building-3":"C42","venture-1":"C76","venture-2":"C85"},"gules":{"territory-1":"C09","territory-2":"C13","character-1":"C56","character-2":"C52","character-3":"C69","building-1":"C32","building-2":"C40","venture-1":"C73"}},"dice":[5,6,6],"order":["gules","azure"],"queue":[],"fixed":{},"tiles":{"azure":"B1","gules":"B3"},"cast":["E11","E21","E32"],"banned":{"azure":3,"gules":2},"leaders":[-1,-1,0,0,-1,-1,-1,7,-1,-1,7,0,-1,0,-1,-1,7,7,-1,-1],"copied":{},"packs":["L11","L18","L03","L04","L14","L12","L17","L08"],"picks":["L03","L11","L04","L18","L08","L12","L17","L14"],"troupe":["L03","L12","L04","L14","L08","L11","L17","L18"],"decks":["C07","C01","C08","C03","C06","C02","C05","C04","C09","C15","C16","C10","C11","C13","C14","C12","C21","C23","C20","C18","C19","C22","C17","C24","C54","C55","C56","C50","C51","C52","C49","C53","C61","C62","C60","C64","C57","C59","C63","C58","C71","C69","C72","C68","C66","C70","C67","C65","C30","C31","C29","C32","C25","C27","C26","C28","C38","C33","C40","C39","C36","C34","C37","C35","C48","C46","C41","C42","C44","C43","C47","C45","C79","C76","C77","C80","C78","C73","C75","C74","C86","C82","C85","C87","C83","C81","C84","C88","C91","C94","C96","C90","C93","C95","C89","C92"],"mods":[-4,0,0,0,0,0,2,0,0,0,0,0,0,0,0,1,0,1,0,0,16,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,-1,-1,-1,-4,0,0,2,0,0,0,0,0,0,0,0,0,0,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,-1,-1,-1],"sealed":[],"learnt":11,"ledger":{"azure":{"cards":17,"production":3},"gules":{"cards":9,"church":3}},"chance":[928767163,580032508,3473733291,126],"agenda":[{"step":"cleanup","slots":[-1,0,0,0,0,0,0]},{"step":"vatican","slots":[-1,0,0,0,0,0,0]},{"step":"actions","slots":[-1,0,1,0,0,0,0]},{"step":"place","slots":[1,0,0,0,0,0,0]}]}}');
INSERT INTO "snapshots" VALUES('sbcEDf1bG-7oyCJP',51,'{"plies":29,"last":0,"events":[[0,0,[1],-1],[0,1,[7,2],-1],[0,1,[1,2],-1],[0,3,[5],-1],[0,3,[21],-1],[0,3,[37],-1],[0,3,[40],-1],[0,4,[2],-1],[1,5,[0,1],-1],[2,5,[1,3],-1],[3,7,[1,0],-1],[4,11,[1,5],-1],[6,13,[1,2],-1],[7,14,[1,5],-1],[9,19,[1,0,8,0],-1],[11,19,[1,0,8,0],-1],[13,19,[1,2,1,0],-1],[13,12,[40],-1],[14,7,[0,0],-1],[15,11,[0,21],-1],[17,13,[0,2],-1],[18,13,[0,2],-1],[19,13,[0,2],-1],[20,14,[0,21],-1],[20,27,[1],-1],[20,24,[0,5,2],-1],[20,24,[1,4,2],-1],[20,27,[8],-1],[20,46,[37],-1],[20,43,[0],-1],[20,0,[2],-1],[20,1,[2,2],-1],[20,1,[8,2],-1],[20,3,[9],-1],[20,3,[17],-1],[20,3,[38],-1],[20,3,[40],-1],[20,4,[7],-1],[21,5,[0,2],-1],[22,5,[1,1],-1],[22,12,[40],-1],[23,7,[0,0],-1],[24,11,[0,9],-1],[26,13,[0,2],-1],[27,14,[0,9],-1],[28,13,[0,0],-1],[29,13,[0,0],-1]],"position":{"round":2,"king":"cataluna","first":"azure","licence":0,"extra":0,"men":{"azure":{"galicia":4,"aragon":4,"court":1,"province":21},"gules":{"aragon":1,"granada":2,"court":6,"province":21},"or":{"galicia":1,"navarra":1,"aragon":2,"granada":2,"valencia":2,"province":22}},"grande":{"azure":"valencia","gules":"granada"},"hand":{"azure":{"1":"pile","2":"table","3":"hand","4":"hand","5":"hand","6":"hand","7":"hand","8":"hand","9":"hand","10":"hand","11":"hand","12":"hand","13":"hand"},"gules":{"1":"table","2":"hand","3":"pile","4":"hand","5":"hand","6":"hand","7":"hand","8":"hand","9":"hand","10":"hand","11":"hand","12":"hand","13":"hand"}},"played":[1,-1,2,0,-1,1,6,-1,7],"offer":["none","d2-08","d4-09","none"],"tables":{},"decks":["d1-06","d1-10","d1-07","d1-08","d1-03","d1-02","d1-04","d1-01","d1-05","d3-02","d2-08","d3-04","d3-07","d2-06","d3-10","d2-04","d2-03","d3-01","d4-08","d4-09","d4-03","d4-10","d4-05","d4-06","d4-07","d4-04","d4-01","d5-01","d5-01","d5-01","d5-01","d5-01","d5-01","d5-01","d5-01","d5-01"],"travel":["toledo","sevilla","galicia","cataluna","castilla"],"fate":["2","7","12","5","8","10","4","1","3","9","6","13","11"],"grey":[],"passed":[],"veto":[],"fetches":[],"stamps":[],"shown":[],"fresh":[],"sealed":[],"learnt":16,"ledger":{"azure":{"card-regions":5},"gules":{"card-regions":4}},"chance":[1850485341,3234814777,3863692910,103],"agenda":[{"step":"round","slots":[-1,0,0,0,0,0,0]},{"step":"end-round","slots":[-1,0,0,0,0,0,0]},{"step":"take","slots":[1,0,0,0,0,0,0]},{"step":"summon","slots":[1,6,0,0,0,0,0]}]}}');
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
	changed FLOAT NOT NULL, ply INTEGER, scores TEXT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES guests (id)
);
INSERT INTO "tables" VALUES('c5F3rhZRSLniDhSo','market',1,'1c46539e69b48238',2,'{"generous": false, "guests": []}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','42f31927fbdbafbc','live','open',0,'[]','',1000000.0,1000000.0,0,NULL);
INSERT INTO "tables" VALUES('tWb7p89gFFzpO6Z6','elgrande',1,'2e34f3815f7e3e21',3,'{"short": false, "merged": false, "regency": false, "veteran": [], "grey": false}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','42f31927fbdbafbc','live','open',0,'[]','',1000000.0,1000000.0,0,NULL);
INSERT INTO "tables" VALUES('2kYwAvY6dkjwyadv','market',1,'1c46539e69b48238',2,'{"generous": false, "guests": []}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','42f31927fbdbafbc','days','playing',5,'[0]','lay',1000000.0,1000000.0,2,NULL);
INSERT INTO "tables" VALUES('oCadISOn7w4CtowL','lorenzo',1,'4664e52246db02e9',2,'{"mode": "advanced", "pass_rule": "no_free_placement", "action_bonus_counts_for_member_minimum": false, "positive_modifiers_optional": false, "military_ranking_at_zero": true, "fee_waiver_covers_bonus_actions": true, "double_before_penalty": true, "gain_penalty_sources": ["space", "card", "bonus_tile", "leader", "privilege"], "exchange_gains_are_penalised": true, "makeup_turn_optional": true, "surplus_track_points_lost": true, "church_bonus_in_last_report": "requirement_met", "gains_may_be_declined": false}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','42f31927fbdbafbc','days','playing',5,'[0, 1]','draft',1000000.0,1000000.0,2,NULL);
INSERT INTO "tables" VALUES('lknG-qWO1-SUJN5p','market',1,'1c46539e69b48238',2,'{"generous": false, "guests": []}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','42f31927fbdbafbc','live','over',6,'[]','',1000000.0,1000000.0,6,'[8, 5]');
INSERT INTO "tables" VALUES('pv9a6Vf9JXT9NXjm','lorenzo',1,'4664e52246db02e9',2,'{"mode": "advanced", "pass_rule": "no_free_placement", "action_bonus_counts_for_member_minimum": false, "positive_modifiers_optional": false, "military_ranking_at_zero": true, "fee_waiver_covers_bonus_actions": true, "double_before_penalty": true, "gain_penalty_sources": ["space", "card", "bonus_tile", "leader", "privilege"], "exchange_gains_are_penalised": true, "makeup_turn_optional": true, "surplus_track_points_lost": true, "church_bonus_in_last_report": "requirement_met", "gains_may_be_declined": false}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','42f31927fbdbafbc','live','over',149,'[]','',1000000.0,1000000.0,149,'[41, 41]');
INSERT INTO "tables" VALUES('sbcEDf1bG-7oyCJP','elgrande',1,'2e34f3815f7e3e21',2,'{"short": false, "merged": false, "regency": false, "veteran": [], "grey": false}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','920b3a69784c5c1a','live','playing',77,'[0]','lift',1000000.0,1000000.0,44,NULL);
INSERT INTO "tables" VALUES('-Et3kxpWCZT_QqH3','tiletum',1,'a214109989a8cac6',2,'{"solo": "off", "random_actions": false, "fair_crests_count_storage": true, "fair_filled_counts_building6": true, "king_track_refill": true, "king_track_round4_vp": true, "king_fair_before_reset": true, "same_part_may_equal_named_part": true, "helper_keeps_its_space": true, "roof_house_after_bonus": true}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','920b3a69784c5c1a','live','playing',0,'[1]','die',1000000.0,1000000.0,0,NULL);
INSERT INTO "tables" VALUES('G8PqDgy5aUGXSz4I','market',1,'1c46539e69b48238',3,'{"generous": true, "guests": []}','5eed5eed5eed5eed5eed5eed5eed5eed','5eed5eed5eed5eed5eed5eed5eed5eed','9963bfc2bad4ddc213694cfecea7dd41935acfb65f59e980716efb260756a0cc','920b3a69784c5c1a','live','playing',0,'[0, 1, 2]','bid',1000000.0,1000000.0,0,NULL);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_state ON tables (state);
CREATE INDEX ix_seats_guest ON seats (guest);
COMMIT;

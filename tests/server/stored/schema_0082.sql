BEGIN TRANSACTION;
CREATE TABLE accounts (
	"key" VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	guest VARCHAR(64) NOT NULL, looks VARCHAR(64) DEFAULT '' NOT NULL, vouched BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "accounts" VALUES('anna','Anna','4a4d0714d6bd9a6cfeb58e6c5f2912085ff157e438e08e481e61fafd582599a5','anna',0);
INSERT INTO "accounts" VALUES('dan','Dan','2e6483c7223c212eac8ddf1d5328ba8507c191318ae0bf65e7db3160dac34517','dan',0);
INSERT INTO "accounts" VALUES('eva','Eva','1155a989cd5afcf58267ee1b764bce1ecdc52e1d203d2860aa81662fd9453d1c','eva',1);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0082');
CREATE TABLE answers (
	table_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	action VARCHAR(128) NOT NULL, 
	luck TEXT NOT NULL, 
	state TEXT NOT NULL, 
	client VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, clock TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, version), 
	CONSTRAINT answers_count_once UNIQUE (table_id, seat, client), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "answers" VALUES('21487cbf1b19619ded',1,'answer',0,'keep-jarl:solveig','[]','[0,0]','answer-0',1.79512015149454307559e+09,'');
INSERT INTO "answers" VALUES('21487cbf1b19619ded',2,'answer',1,'keep-jarl:valgard','[0]','[0,0]','answer-1',1.795120151508667469e+09,'');
INSERT INTO "answers" VALUES('21487cbf1b19619ded',3,'answer',1,'pick-warrior:bear-styrbjorn','[]','[0,0]','answer-2',1.79512015151740670203e+09,'');
INSERT INTO "answers" VALUES('21487cbf1b19619ded',4,'answer',1,'start-slot:2','[]','[0,0]','answer-3',1.79512015153089904786e+09,'');
INSERT INTO "answers" VALUES('21487cbf1b19619ded',5,'answer',0,'pick-warrior:deer-hjort','[]','[0,0]','answer-4',1.79512015154928016667e+09,'');
INSERT INTO "answers" VALUES('21487cbf1b19619ded',6,'answer',0,'start-slot:3','[32]','[0,0]','answer-5',1.79512015156608223916e+09,'');
INSERT INTO "answers" VALUES('21487cbf1b19619ded',7,'answer',0,'throw-away:cut-off','[]','[0,0]','answer-6',1.79512015159013843534e+09,'');
INSERT INTO "answers" VALUES('21487cbf1b19619ded',8,'answer',0,'throw-away:deer-astrid','[]','[0,0]','answer-7',1.79512015161424374576e+09,'');
CREATE TABLE audit (
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	keeper VARCHAR(64) NOT NULL, 
	deed VARCHAR(32) NOT NULL, 
	about TEXT NOT NULL, 
	why TEXT NOT NULL, 
	chain VARCHAR(64) NOT NULL, 
	PRIMARY KEY (number)
);
CREATE TABLE bans (
	kind VARCHAR(16) NOT NULL, 
	what VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	why TEXT NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (kind, what)
);
CREATE TABLE barred_names (
	guest VARCHAR(64) NOT NULL, 
	looks VARCHAR(64) NOT NULL, 
	PRIMARY KEY (guest, looks)
);
CREATE TABLE card_sets (
	name VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	title VARCHAR(64) NOT NULL, 
	guest VARCHAR(64) NOT NULL, 
	files TEXT NOT NULL, 
	made FLOAT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE contests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	wish TEXT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	starts FLOAT NOT NULL, 
	opened FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE devices (
	id VARCHAR(64) NOT NULL, 
	guest VARCHAR(64) NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(128) NOT NULL, 
	auth VARCHAR(64) NOT NULL, 
	since FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE drafts (
	guest VARCHAR(64) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	title VARCHAR(64) NOT NULL, 
	files TEXT NOT NULL, 
	changed FLOAT NOT NULL, 
	PRIMARY KEY (guest, "key")
);
CREATE TABLE entrants (
	contest VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	guest VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	bot VARCHAR(64) NOT NULL, 
	out BOOLEAN NOT NULL, 
	PRIMARY KEY (contest, number), 
	FOREIGN KEY(contest) REFERENCES contests (id)
);
CREATE TABLE guests (
	token_hash VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	since FLOAT NOT NULL, 
	PRIMARY KEY (token_hash)
);
INSERT INTO "guests" VALUES('4a4d0714d6bd9a6cfeb58e6c5f2912085ff157e438e08e481e61fafd582599a5','Anna',1.79512015118682694437e+09);
INSERT INTO "guests" VALUES('347278a9da36b52ddcc5f1cbc56f963d90e2ae745d0d3e9aa725b609c8967093','Bo',1.79512015142064738273e+09);
INSERT INTO "guests" VALUES('2e6483c7223c212eac8ddf1d5328ba8507c191318ae0bf65e7db3160dac34517','Dan',1.79512015180317425731e+09);
INSERT INTO "guests" VALUES('435cab0eaaa2aec96a60ecf1b88a3de07e37b9ae1d3f9624c4858853d00ac428','Cy',1.79512015190700268741e+09);
INSERT INTO "guests" VALUES('1155a989cd5afcf58267ee1b764bce1ecdc52e1d203d2860aa81662fd9453d1c','Eva',1.0);
CREATE TABLE idle (
	table_id VARCHAR(32) NOT NULL, 
	warned FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE kicks (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	voter INTEGER NOT NULL, 
	guest VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, seat, voter), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE lobby (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	players INTEGER NOT NULL, 
	pace VARCHAR(8) NOT NULL, 
	bots BOOLEAN NOT NULL, 
	fill_at FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE mutes (
	guest VARCHAR(64) NOT NULL, 
	muted VARCHAR(64) NOT NULL, 
	PRIMARY KEY (guest, muted)
);
CREATE TABLE notes (
	id VARCHAR(64) NOT NULL, 
	guest VARCHAR(64) NOT NULL, 
	channel VARCHAR(8) NOT NULL, 
	target VARCHAR(254) NOT NULL, 
	body TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	tries INTEGER NOT NULL, 
	due FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE pairings (
	contest VARCHAR(32) NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seats TEXT NOT NULL, 
	PRIMARY KEY (contest, round, number), 
	FOREIGN KEY(contest) REFERENCES contests (id)
);
CREATE TABLE presence (
	process VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	guests TEXT NOT NULL, 
	PRIMARY KEY (process)
);
CREATE TABLE profiles (
	guest VARCHAR(64) NOT NULL, 
	hidden BOOLEAN NOT NULL, 
	PRIMARY KEY (guest)
);
CREATE TABLE rated (
	number INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	players INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	why_not VARCHAR(16) NOT NULL, 
	PRIMARY KEY (number), 
	UNIQUE (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "rated" VALUES(1,'21487cbf1b19619ded','valhalla',2,1.0,'');
CREATE TABLE rated_seats (
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	place INTEGER NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	PRIMARY KEY (number, seat), 
	FOREIGN KEY(number) REFERENCES rated (number)
);
INSERT INTO "rated_seats" VALUES(1,0,'4a4d0714d6bd9a6cfeb58e6c5f2912085ff157e438e08e481e61fafd582599a5',1,26.0,7.0);
INSERT INTO "rated_seats" VALUES(1,1,'2e6483c7223c212eac8ddf1d5328ba8507c191318ae0bf65e7db3160dac34517',2,25.0,7.0);
CREATE TABLE reach (
	guest VARCHAR(64) NOT NULL, 
	mail VARCHAR(254) NOT NULL, 
	confirmed BOOLEAN NOT NULL, 
	code VARCHAR(64) NOT NULL, 
	code_until FLOAT NOT NULL, 
	tries INTEGER NOT NULL, 
	zone VARCHAR(64) NOT NULL, 
	quiet_from INTEGER NOT NULL, 
	quiet_to INTEGER NOT NULL, 
	digest INTEGER NOT NULL, 
	away_from FLOAT NOT NULL, 
	away_until FLOAT NOT NULL, 
	lang VARCHAR(8) NOT NULL, 
	PRIMARY KEY (guest)
);
INSERT INTO "reach" VALUES('4a4d0714d6bd9a6cfeb58e6c5f2912085ff157e438e08e481e61fafd582599a5','',0,'',0.0,0,'Europe/Warsaw',0,0,600,0.0,0.0,'en');
CREATE TABLE reports (
	id VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	reporter VARCHAR(64) NOT NULL, 
	about VARCHAR(64) NOT NULL, 
	why TEXT NOT NULL, 
	context TEXT NOT NULL, 
	closed FLOAT DEFAULT '0' NOT NULL, 
	"by" VARCHAR(64) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	bot VARCHAR(64) NOT NULL, 
	guest VARCHAR(64) NOT NULL, entropy VARCHAR(64) DEFAULT '' NOT NULL, standing TEXT DEFAULT '' NOT NULL, called INTEGER DEFAULT '-1' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('21487cbf1b19619ded',0,'person','Anna','','4a4d0714d6bd9a6cfeb58e6c5f2912085ff157e438e08e481e61fafd582599a5','','',-1);
INSERT INTO "seats" VALUES('21487cbf1b19619ded',1,'person','Bo','','347278a9da36b52ddcc5f1cbc56f963d90e2ae745d0d3e9aa725b609c8967093','','',-1);
INSERT INTO "seats" VALUES('e42765be2e5f9d96bb',0,'person','Cy','','435cab0eaaa2aec96a60ecf1b88a3de07e37b9ae1d3f9624c4858853d00ac428','','',-1);
INSERT INTO "seats" VALUES('e42765be2e5f9d96bb',1,'bot','','thrall','','','',-1);
CREATE TABLE settings (
	"key" VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "settings" VALUES('ratings','');
INSERT INTO "settings" VALUES('luck','0071a2e3681f7f65bf6407a4b9c98cc0b5fec8b330787eee4a38dc75d1a109fe');
INSERT INTO "settings" VALUES('tokens','36763588a00265095d3f3a3cafbaecf68085adcf292bdf59e0cc84a7fa6f6c0d');
INSERT INTO "settings" VALUES('ranges','8d29a22c7cf6dce05ef153afbd24b99ed8020b995e57402dfeff20f14a02bf19');
INSERT INTO "settings" VALUES('passwords','3ccbded2161cf2c9318e744516a80dd7ea840c768d1009d8410e33af3712558b');
INSERT INTO "settings" VALUES('identities','a secret of this hall');
CREATE TABLE standings (
	person VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	players INTEGER NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	won INTEGER NOT NULL, 
	PRIMARY KEY (person, game, players)
);
INSERT INTO "standings" VALUES('4a4d0714d6bd9a6cfeb58e6c5f2912085ff157e438e08e481e61fafd582599a5','valhalla',2,26.0,7.0,1,1);
INSERT INTO "standings" VALUES('2e6483c7223c212eac8ddf1d5328ba8507c191318ae0bf65e7db3160dac34517','valhalla',2,25.0,7.0,1,0);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	setup TEXT NOT NULL, 
	header TEXT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	private BOOLEAN NOT NULL, 
	invite VARCHAR(64) NOT NULL, 
	opened FLOAT NOT NULL, 
	changed FLOAT NOT NULL, pledge VARCHAR(64), next VARCHAR(32) DEFAULT '' NOT NULL, wish TEXT DEFAULT '' NOT NULL, result TEXT DEFAULT '' NOT NULL, taken_back BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('21487cbf1b19619ded','valhalla','{"modules":[],"options":{},"cards":"","clock":null,"delay":3,"gallery":true,"luck":"","stack":"","origin":null,"script":[],"contest":"","riddle":null}','{"format": "meadhall-game", "version": 1, "game": "valhalla", "rules": 3, "cards": "meadhall", "cards_digest": "249edbd40353b15c", "modules": [], "options": {"first_player": "random", "allow_takeback_before_ability": "off", "pairs_must_differ": "off", "push_back_banked": "off", "cut_off_spares_after_battle": "off", "no_winner_is_battle": "on", "return_unused_grey": "off", "ragnarok_first_player": "off", "ragnarok_prebattle": "on", "bonus_any_card": "off", "allow_many_sets": "off"}, "seats": ["Anna", "Bo"], "live": true, "seed_commitment": "6e711942fdebaf83c98d81e05ea44b261dd349e28dc87471b3b0fdf8684f1eaf", "generator": "hmac-sha256/1", "luck": [17, 45, 104, 73, 98, 27, 65, 53, 70, 16, 86, 24, 60, 69, 83, 90, 39, 79, 67, 55, 55, 46, 69, 87, 76, 71, 54, 84, 52, 54, 55, 67, 81, 22, 30, 17, 0, 70, 13, 60, 8, 72, 48, 73, 57, 51, 71, 20, 58, 31, 25, 46, 9, 35, 45, 53, 15, 62, 59, 40, 43, 14, 46, 35, 20, 39, 50, 24, 28, 46, 6, 28, 35, 28, 1, 21, 26, 17, 21, 24, 3, 30, 27, 10, 30, 11, 32, 6, 28, 24, 11, 19, 5, 26, 5, 21, 11, 11, 20, 18, 15, 15, 9, 15, 15, 9, 11, 9, 8, 4, 9, 6, 0, 1, 0, 1, 1, 0, 0, 22, 15, 16, 0, 15, 17, 4, 7, 2, 12, 11, 0, 4, 0, 1, 3, 1, 1, 0, 0, 0, 1], "state": [0, 0], "key": "9c7e73d6c9c547033b80e99c927902fd758a32d708f8a9b1bbf5cf26019fc587", "seed": "34ba622e7998a9e393da7ddb3f0dd0979da9f2e9f71078c9182cb508494dde75", "entropy": ["", ""]}','playing',0,'ECt1uZG26enGodNj',1.79512015135404133796e+09,1795120151.42082,'4yNAkiLA21pseR3u_MMF7w','','','',0);
INSERT INTO "tables" VALUES('e42765be2e5f9d96bb','valhalla','{"modules":[],"options":{},"cards":"","clock":null,"delay":0,"gallery":true,"luck":"","stack":"","origin":null,"script":[],"contest":"","riddle":null}','{"format": "meadhall-game", "version": 1, "game": "valhalla", "rules": 3, "cards": "meadhall", "cards_digest": "249edbd40353b15c", "modules": [], "options": {"first_player": "random", "allow_takeback_before_ability": "off", "pairs_must_differ": "off", "push_back_banked": "off", "cut_off_spares_after_battle": "off", "no_winner_is_battle": "on", "return_unused_grey": "off", "ragnarok_first_player": "off", "ragnarok_prebattle": "on", "bonus_any_card": "off", "allow_many_sets": "off"}, "seats": ["Cy", "thrall"], "live": true, "seed_commitment": "d60f6904fc6fbbf2e9526c362a274deb122eecf2f49c63f57fca55d0f148d682", "generator": "hmac-sha256/1", "luck": [39, 102, 46, 98, 96, 85, 34, 39, 5, 34, 85, 20, 65, 104, 33, 81, 34, 69, 75, 53, 10, 79, 74, 14, 10, 33, 84, 82, 89, 61, 82, 63, 87, 53, 73, 3, 69, 27, 40, 42, 26, 10, 30, 59, 50, 74, 21, 13, 28, 48, 30, 61, 67, 18, 47, 61, 60, 0, 46, 25, 11, 51, 14, 50, 48, 13, 45, 39, 12, 7, 25, 13, 28, 40, 12, 25, 9, 19, 41, 0, 38, 36, 16, 23, 23, 15, 17, 7, 18, 21, 24, 5, 9, 9, 7, 22, 4, 16, 13, 7, 13, 11, 5, 2, 2, 6, 5, 3, 3, 6, 4, 5, 7, 0, 0, 4, 2, 0, 1, 13, 18, 3, 16, 12, 7, 9, 3, 7, 10, 2, 1, 3, 7, 7, 7, 1, 0, 3, 1, 2, 0], "state": [0, 0], "key": "5ff971964a536a34f1efea9a0245e68e3e9ce6809981502b05e28fa3d033bef5", "seed": "a59bfa8cac582bde8a7bed892b660ce35eaec3f06f211be3fdbe6d81f124022b", "entropy": ["", ""]}','playing',0,'7OEaVLG45j25iWUp',1.79512015190564870829e+09,1.79512015190564870829e+09,'18GgNYt1Gwk7JNSJDqOvig','','','',0);
CREATE TABLE talk (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	gallery BOOLEAN NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE ties (
	guest VARCHAR(64) NOT NULL, 
	other VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	since FLOAT NOT NULL, 
	PRIMARY KEY (guest, other, kind)
);
INSERT INTO "ties" VALUES('4a4d0714d6bd9a6cfeb58e6c5f2912085ff157e438e08e481e61fafd582599a5','2e6483c7223c212eac8ddf1d5328ba8507c191318ae0bf65e7db3160dac34517','follow',1.79512015198356795313e+09);
CREATE TABLE turns (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	since INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	channel VARCHAR(8) NOT NULL, 
	guest VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	note VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, seat, since, kind, channel), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX seats_by_guest ON seats (guest);
CREATE UNIQUE INDEX tables_by_pledge ON tables (pledge);
CREATE UNIQUE INDEX accounts_by_guest ON accounts (guest);
CREATE INDEX accounts_by_looks ON accounts (looks);
CREATE INDEX lobby_by_wish ON lobby (game, players, pace, bots);
CREATE INDEX devices_by_guest ON devices (guest);
CREATE INDEX turns_untold ON turns (note, guest);
CREATE INDEX notes_by_due ON notes (state, due);
CREATE INDEX notes_by_guest ON notes (guest, channel, at);
CREATE INDEX rated_seats_by_person ON rated_seats (person);
CREATE INDEX standings_by_strength ON standings (game, players, mu);
CREATE INDEX ties_by_other ON ties (other, kind);
CREATE INDEX contests_by_status ON contests (status, opened);
CREATE INDEX entrants_by_guest ON entrants (guest);
CREATE INDEX pairings_by_table ON pairings (table_id);
CREATE INDEX card_sets_by_guest ON card_sets (guest);
CREATE INDEX reports_by_time ON reports (closed, at);
COMMIT;

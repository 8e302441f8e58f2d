-- More of each game, and the games that a member played last. The catalogue is seeded anew.

ALTER TABLE game ADD COLUMN more TEXT NOT NULL DEFAULT '{}';
DELETE FROM setting WHERE name = 'catalogue';

CREATE TABLE recent_game (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  game INTEGER NOT NULL,
  UNIQUE (tenant, member, game)
) STRICT;

-- Adds the JSON of the fields that only game lists contain, and the recent games of members. Deletes the hash of the
-- catalogue, so that it is seeded again.

ALTER TABLE game ADD COLUMN more TEXT NOT NULL DEFAULT '{}';
DELETE FROM setting WHERE name = 'catalogue';

CREATE TABLE recent_game (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  game INTEGER NOT NULL,
  UNIQUE (tenant, member, game)
) STRICT;

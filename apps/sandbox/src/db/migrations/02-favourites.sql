-- Adds the columns by which game lists are filtered and searched, and favourites. Deletes the hash of the catalogue and
-- the content, so that both are seeded again.

ALTER TABLE game ADD COLUMN is_new INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN min_bet INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN classification TEXT;
ALTER TABLE game ADD COLUMN search TEXT NOT NULL DEFAULT '';
DELETE FROM setting WHERE name = 'catalogue';

DELETE FROM content;

ALTER TABLE game_session ADD COLUMN language TEXT NOT NULL DEFAULT 'EN';

CREATE TABLE favourite (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  game INTEGER NOT NULL,
  UNIQUE (tenant, member, game)
) STRICT;

-- Adds mails from the merchant to a member.

CREATE TABLE mail (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  mailbox TEXT NOT NULL,
  key TEXT NOT NULL,
  wire TEXT NOT NULL,
  at INTEGER NOT NULL,
  read_at INTEGER,
  deleted_at INTEGER,
  UNIQUE (tenant, member, key)
) STRICT;

-- Adds promotions, rewards, uploaded pictures, feedback, and the device of a session.

ALTER TABLE session ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE session ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE bet ADD COLUMN rebated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE lottery_order ADD COLUMN rebated INTEGER NOT NULL DEFAULT 0;

CREATE TABLE picture (
  id TEXT PRIMARY KEY,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  purpose TEXT NOT NULL,
  hash TEXT NOT NULL,
  type TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0,
  UNIQUE (tenant, member, purpose, hash)
) STRICT;

CREATE TABLE participation (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  activity TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('JOINED', 'APPLYING', 'PROCESS', 'ISSUED', 'REJECTED', 'CLAIMED')),
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  since INTEGER NOT NULL,
  comment TEXT,
  pictures INTEGER NOT NULL DEFAULT 0,
  outcome TEXT,
  reason TEXT,
  amount INTEGER NOT NULL DEFAULT 0,
  processed_at INTEGER,
  due_at INTEGER,
  at INTEGER NOT NULL,
  UNIQUE (tenant, member, activity)
) STRICT;
CREATE INDEX participation_open ON participation (processed_at) WHERE status IN ('APPLYING', 'PROCESS');

CREATE TABLE reward (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  source TEXT NOT NULL,
  kind TEXT NOT NULL,
  titles TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  given_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  claimed_at INTEGER,
  key TEXT,
  UNIQUE (tenant, member, source)
) STRICT;

CREATE TABLE feedback (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  category TEXT NOT NULL,
  content TEXT NOT NULL,
  pictures INTEGER NOT NULL,
  at INTEGER NOT NULL,
  answer TEXT,
  answered_at INTEGER,
  UNIQUE (tenant, member, key)
) STRICT;

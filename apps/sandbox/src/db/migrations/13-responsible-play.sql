-- Adds the limits and breaks that members set for themselves, and the log of these changes.

CREATE TABLE own_limit (
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  kind TEXT NOT NULL CHECK (kind IN ('DEPOSIT', 'LOSS', 'TIME')),
  period TEXT NOT NULL CHECK (period IN ('DAY', 'WEEK', 'MONTH')),
  amount INTEGER CHECK (amount >= 0),
  next_amount INTEGER CHECK (next_amount >= 0),
  next_from INTEGER,
  PRIMARY KEY (tenant, member, kind, period)
) STRICT;

CREATE TABLE play_break (
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  kind TEXT NOT NULL CHECK (kind IN ('PAUSE', 'EXCLUSION')),
  since INTEGER NOT NULL,
  until INTEGER NOT NULL CHECK (until > since),
  PRIMARY KEY (tenant, member, kind)
) STRICT;

CREATE TABLE responsible_event (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  what TEXT NOT NULL,
  kind TEXT,
  period TEXT,
  amount INTEGER,
  counts_from INTEGER,
  until INTEGER,
  at INTEGER NOT NULL,
  UNIQUE (tenant, member, key)
) STRICT;
CREATE INDEX ledger_by_time ON ledger (tenant, member, at);

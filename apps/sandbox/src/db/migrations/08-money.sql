-- Adds deposits, withdrawals, payout accounts, transfers, rebates, documents, and the upline of members.

ALTER TABLE member ADD COLUMN upline INTEGER REFERENCES member;
ALTER TABLE member ADD COLUMN head_icon TEXT;

CREATE TABLE deposit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  method TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  fee INTEGER NOT NULL CHECK (fee >= 0 AND fee < amount),
  status TEXT NOT NULL CHECK (status IN ('PENDING', 'SETTLED', 'FAILED', 'EXPIRED', 'CANCELLED')),
  outcome TEXT CHECK (outcome IN ('SETTLED', 'FAILED')),
  due_at INTEGER,
  reason TEXT,
  secret TEXT NOT NULL UNIQUE,
  return_url TEXT NOT NULL,
  language TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  ended_at INTEGER,
  UNIQUE (tenant, member, key)
) STRICT;
CREATE INDEX deposit_by_member ON deposit (tenant, member, id);
CREATE INDEX deposit_pending ON deposit (expires_at) WHERE status = 'PENDING';

CREATE TABLE payout_account (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  kind TEXT NOT NULL CHECK (kind IN ('PIX', 'BANK')),
  holder TEXT NOT NULL,
  key_type TEXT,
  bank TEXT,
  number TEXT NOT NULL,
  is_default INTEGER NOT NULL DEFAULT 0,
  added_at INTEGER NOT NULL,
  removed_at INTEGER
) STRICT;
CREATE INDEX payout_account_by_member ON payout_account (tenant, member, id);

CREATE TABLE withdrawal (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  account INTEGER NOT NULL REFERENCES payout_account,
  amount INTEGER NOT NULL CHECK (amount > 0),
  fee INTEGER NOT NULL CHECK (fee >= 0 AND fee < amount),
  status TEXT NOT NULL CHECK (status IN ('REVIEW', 'PROCESSING', 'PAID', 'REFUSED', 'CANCELLED')),
  outcome TEXT NOT NULL CHECK (outcome IN ('PAID', 'REFUSED')),
  reason TEXT,
  created_at INTEGER NOT NULL,
  reviewed_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  ended_at INTEGER,
  UNIQUE (tenant, member, key)
) STRICT;
CREATE INDEX withdrawal_by_member ON withdrawal (tenant, member, id);
CREATE INDEX withdrawal_open ON withdrawal (reviewed_at) WHERE status IN ('REVIEW', 'PROCESSING');

CREATE TABLE payment_password (
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  hash TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  locked_until INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant, member)
) STRICT;
INSERT INTO payment_password (tenant, member, hash)
  SELECT tenant, member, payment_password FROM registration WHERE payment_password IS NOT NULL;

CREATE TABLE transfer (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  upline INTEGER NOT NULL REFERENCES member,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  at INTEGER NOT NULL,
  UNIQUE (tenant, member, key)
) STRICT;

CREATE TABLE rebate (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  key TEXT NOT NULL,
  category TEXT NOT NULL,
  stake INTEGER NOT NULL CHECK (stake >= 0),
  rate INTEGER NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  manual INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX rebate_by_member ON rebate (tenant, member, id);

CREATE TABLE document_check (
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('REVIEW', 'APPROVED', 'REJECTED')),
  outcome TEXT NOT NULL CHECK (outcome IN ('APPROVED', 'REJECTED')),
  reason TEXT,
  details TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  PRIMARY KEY (tenant, member)
) STRICT;

-- Adds contact data of members, the registration form, verification codes, third-party accounts, and messages.

ALTER TABLE member ADD COLUMN dialing TEXT;
ALTER TABLE member ADD COLUMN mobile TEXT;
ALTER TABLE member ADD COLUMN email TEXT;
ALTER TABLE member ADD COLUMN temporary_password TEXT;
ALTER TABLE member ADD COLUMN temporary_ends_at INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX member_by_mobile ON member (tenant, mobile, dialing) WHERE mobile IS NOT NULL;

CREATE TABLE registration_field (
  tenant TEXT NOT NULL,
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  enabled INTEGER NOT NULL,
  required INTEGER NOT NULL,
  PRIMARY KEY (tenant, name)
) STRICT;

CREATE TABLE registration_rule (
  tenant TEXT NOT NULL,
  name TEXT NOT NULL,
  wire TEXT NOT NULL,
  PRIMARY KEY (tenant, name)
) STRICT;

CREATE TABLE affiliate (
  tenant TEXT NOT NULL,
  code_key TEXT NOT NULL,
  owner TEXT NOT NULL,
  PRIMARY KEY (tenant, code_key)
) STRICT;

CREATE TABLE registration (
  tenant TEXT NOT NULL,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  member INTEGER NOT NULL UNIQUE REFERENCES member,
  method TEXT NOT NULL,
  confirmed_age INTEGER,
  payment_password TEXT,
  details TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (tenant, key)
) STRICT;

CREATE TABLE social_identity (
  tenant TEXT NOT NULL,
  provider TEXT NOT NULL,
  uid TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  PRIMARY KEY (tenant, provider, uid)
) STRICT;

CREATE TABLE sms_code (
  tenant TEXT NOT NULL,
  number TEXT NOT NULL,
  purpose TEXT NOT NULL,
  code TEXT NOT NULL,
  tries INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  PRIMARY KEY (tenant, number, purpose)
) STRICT;

CREATE TABLE message (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  channel TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  delivered INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX message_by_recipient ON message (tenant, recipient, at);

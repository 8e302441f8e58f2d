-- The catalogue, merchants with their content, members with their sessions, the ledger, and games with their bets.

CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE TABLE vendor (
  vassalage TEXT PRIMARY KEY,
  node_id INTEGER NOT NULL UNIQUE,
  name TEXT NOT NULL,
  categories TEXT NOT NULL,
  position INTEGER NOT NULL
) STRICT;

CREATE TABLE game (
  node_id INTEGER PRIMARY KEY,
  room_id TEXT NOT NULL,
  category TEXT NOT NULL,
  vassalage TEXT NOT NULL,
  support_play INTEGER NOT NULL,
  wire TEXT NOT NULL
) STRICT;
CREATE INDEX game_by_category ON game (category, node_id);

CREATE TABLE tenant (id TEXT PRIMARY KEY, seeded_at INTEGER NOT NULL) STRICT;

CREATE TABLE tenant_game (
  tenant TEXT NOT NULL REFERENCES tenant,
  game INTEGER NOT NULL,
  popularity INTEGER NOT NULL,
  PRIMARY KEY (tenant, game)
) STRICT;

CREATE TABLE content (
  id INTEGER PRIMARY KEY,
  tenant TEXT NOT NULL REFERENCES tenant,
  kind TEXT NOT NULL,
  position INTEGER NOT NULL,
  wire TEXT NOT NULL
) STRICT;
CREATE INDEX content_by_tenant ON content (tenant, kind, position);

CREATE TABLE member (
  id INTEGER PRIMARY KEY,
  tenant TEXT NOT NULL REFERENCES tenant,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  nickname TEXT,
  password TEXT NOT NULL,
  type INTEGER NOT NULL,
  vip TEXT,
  disabled INTEGER NOT NULL DEFAULT 0,
  captcha_always INTEGER NOT NULL DEFAULT 0,
  registered_at INTEGER NOT NULL,
  signed_in_at INTEGER,
  UNIQUE (tenant, name_key)
) STRICT;

CREATE TABLE session (
  token_hash TEXT PRIMARY KEY,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  started_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL
) STRICT;
CREATE INDEX session_by_member ON session (tenant, member);

CREATE TABLE login_attempt (
  id INTEGER PRIMARY KEY,
  tenant TEXT NOT NULL,
  name_key TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX login_attempt_by_name ON login_attempt (tenant, name_key, at);

CREATE TABLE login_nonce (
  tenant TEXT NOT NULL,
  nonce TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (tenant, nonce)
) STRICT;

CREATE TABLE captcha (
  tenant TEXT NOT NULL,
  id TEXT NOT NULL,
  digits TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (tenant, id)
) STRICT;

CREATE TABLE ledger (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  kind TEXT NOT NULL,
  ref TEXT NOT NULL,
  amount INTEGER NOT NULL,
  balance_after INTEGER NOT NULL CHECK (balance_after >= 0),
  key TEXT NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (tenant, member, key)
) STRICT;
CREATE INDEX ledger_by_member ON ledger (tenant, member, id);

CREATE TABLE game_session (
  id TEXT PRIMARY KEY,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  game INTEGER NOT NULL,
  key TEXT NOT NULL,
  seed TEXT NOT NULL,
  return_url TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  UNIQUE (tenant, member, key)
) STRICT;

CREATE TABLE bet (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  session TEXT NOT NULL REFERENCES game_session,
  round INTEGER NOT NULL,
  key TEXT NOT NULL,
  stake INTEGER NOT NULL CHECK (stake > 0),
  payout INTEGER NOT NULL CHECK (payout >= 0),
  outcome TEXT NOT NULL,
  balance_after INTEGER NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (session, key),
  UNIQUE (session, round)
) STRICT;
CREATE INDEX bet_by_member ON bet (tenant, member, id);

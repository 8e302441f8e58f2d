-- Adds draws with a preset result or an early close, lottery orders with their bets, and lottery sessions.

CREATE TABLE lottery_draw (
  code TEXT NOT NULL,
  draw INTEGER NOT NULL,
  result TEXT,
  closed INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (code, draw)
) STRICT;

CREATE TABLE lottery_order (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  code TEXT NOT NULL,
  draw INTEGER NOT NULL,
  prize_mode TEXT NOT NULL,
  stake INTEGER NOT NULL CHECK (stake > 0),
  payout INTEGER NOT NULL DEFAULT 0 CHECK (payout >= 0),
  refund INTEGER NOT NULL DEFAULT 0 CHECK (refund >= 0 AND refund <= stake),
  status TEXT NOT NULL CHECK (status IN ('OPEN', 'WON', 'LOST', 'CANCELLED')),
  placed_at INTEGER NOT NULL,
  draws_at INTEGER NOT NULL,
  UNIQUE (tenant, member, key)
) STRICT;
CREATE INDEX lottery_order_by_member ON lottery_order (tenant, member, id);
CREATE INDEX lottery_order_open ON lottery_order (draws_at) WHERE status = 'OPEN';

CREATE TABLE lottery_bet (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  lottery_order INTEGER NOT NULL REFERENCES lottery_order,
  play TEXT NOT NULL,
  selection TEXT NOT NULL,
  odds INTEGER NOT NULL,
  stake INTEGER NOT NULL CHECK (stake > 0),
  payout INTEGER NOT NULL DEFAULT 0 CHECK (payout >= 0),
  status TEXT NOT NULL CHECK (status IN ('OPEN', 'WON', 'LOST', 'CANCELLED'))
) STRICT;
CREATE INDEX lottery_bet_by_order ON lottery_bet (lottery_order);

CREATE TABLE lottery_session (
  id TEXT PRIMARY KEY,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  key TEXT NOT NULL,
  code TEXT,
  prize_mode TEXT NOT NULL,
  return_url TEXT NOT NULL,
  language TEXT NOT NULL,
  ends_at INTEGER NOT NULL,
  UNIQUE (tenant, member, key)
) STRICT;

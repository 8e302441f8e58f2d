-- Adds the leader boards, with the time up to which their prizes are paid, and the paid prizes.

CREATE TABLE board (
  tenant TEXT NOT NULL REFERENCES tenant,
  period TEXT NOT NULL CHECK (period IN ('DAY', 'WEEK', 'MONTH')),
  settled_to INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  PRIMARY KEY (tenant, period)
) STRICT;

CREATE TABLE board_prize (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  period TEXT NOT NULL,
  period_from INTEGER NOT NULL,
  place INTEGER NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  at INTEGER NOT NULL,
  UNIQUE (tenant, member, period, period_from)
) STRICT;

CREATE INDEX ledger_stake ON ledger (tenant, at) WHERE kind IN ('stake', 'order', 'refund');

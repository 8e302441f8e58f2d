/** A migration: from where an order was placed; of older ones nobody said it. */
export const orderGateway = 'ALTER TABLE lottery_order ADD COLUMN gateway INTEGER'

/** A migration: games and lotteries that were launched in a session end with it. */
export const playEndsWithSession = `
  ALTER TABLE game_session ADD COLUMN token_hash TEXT;
  ALTER TABLE lottery_session ADD COLUMN token_hash TEXT;
  CREATE TRIGGER play_ends_with_session AFTER DELETE ON session BEGIN
    UPDATE game_session SET ends_at = 0 WHERE tenant = OLD.tenant AND member = OLD.member AND token_hash = OLD.token_hash;
    UPDATE lottery_session SET ends_at = 0 WHERE tenant = OLD.tenant AND member = OLD.member AND token_hash = OLD.token_hash;
  END;
  `

/** A migration: how much of a stake does not count for levels, missions and boards, because of opposite bets on its draw. It is 0 for earlier draws. */
export const opposedStakes = 'ALTER TABLE settled_bet ADD COLUMN opposed INTEGER NOT NULL DEFAULT 0'

/** A migration: draws that were set by hand, orders with their bets, and launched lotteries. Never edited. */
export const lotteryTables = `
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
`

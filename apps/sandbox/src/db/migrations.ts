import { agentTables } from './agentTables.ts'
import { boardTables, settledStakes } from './boardTables.ts'
import { lotteryTables, opposedStakes, orderGateway, playEndsWithSession } from './lotteryTables.ts'
import { moneyTables } from './moneyTables.ts'
import { promotionTables } from './promotionTables.ts'
import { publishedTables } from './publishedTables.ts'
import { costlyPasswords, keyAnswers, keyTables, requestTables } from './requestTables.ts'
import { teamTables } from './teamTables.ts'
import { teamTriggers } from './teamTriggers.ts'
import { responsibleTables } from './responsibleTables.ts'

/** Each entry is applied once, in its own transaction, and never edited afterwards. `PRAGMA user_version` counts them. */
export const migrations: readonly string[] = [
  `
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
  `,
  `
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
  `,
  `
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
  `,
  `
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
  `,
  `
  CREATE TABLE spent_id_token (
    tenant TEXT NOT NULL,
    hash TEXT NOT NULL,
    use TEXT NOT NULL,
    ends_at INTEGER NOT NULL,
    PRIMARY KEY (tenant, hash)
  ) STRICT;
  `,
  `
  ALTER TABLE game ADD COLUMN more TEXT NOT NULL DEFAULT '{}';
  DELETE FROM setting WHERE name = 'catalogue';

  CREATE TABLE recent_game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant TEXT NOT NULL,
    member INTEGER NOT NULL REFERENCES member,
    game INTEGER NOT NULL,
    UNIQUE (tenant, member, game)
  ) STRICT;
  `,
  lotteryTables,
  moneyTables,
  promotionTables,
  orderGateway,
  teamTables + teamTriggers + agentTables,
  // What a mail speaks of, and answers that were seen.
  `
  ALTER TABLE mail ADD COLUMN about TEXT;
  ALTER TABLE feedback ADD COLUMN seen_at INTEGER;
`,
  responsibleTables,
  boardTables,
  // Lists stand in this order: without it, each sorts the whole catalogue to show a page of it.
  'CREATE INDEX tenant_game_by_popularity ON tenant_game (tenant, popularity DESC, game);',
  publishedTables,
  // Of all documents, those that are to be looked at.
  `CREATE INDEX document_check_open ON document_check (due_at) WHERE status = 'REVIEW';`,
  playEndsWithSession,
  requestTables,
  keyTables,
  costlyPasswords,
  settledStakes,
  opposedStakes,
  keyAnswers,
]

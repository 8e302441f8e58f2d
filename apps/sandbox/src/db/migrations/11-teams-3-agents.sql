-- Adds claimed agent rebates, transfers to teams, contracts with their payments, invitation links, and notices that
-- agents have read.

CREATE TABLE agent_rebate (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  key TEXT NOT NULL,
  category TEXT NOT NULL,
  volume INTEGER NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  at INTEGER NOT NULL,
  UNIQUE (tenant, member, key, category)
) STRICT;
CREATE INDEX agent_rebate_by_member ON agent_rebate (tenant, member, id);

CREATE TABLE downline_batch (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  at INTEGER NOT NULL,
  UNIQUE (tenant, member, key)
) STRICT;
CREATE INDEX downline_batch_by_day ON downline_batch (tenant, member, at);
CREATE TABLE downline_transfer (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  batch INTEGER NOT NULL REFERENCES downline_batch,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  receiver INTEGER NOT NULL REFERENCES member,
  amount INTEGER NOT NULL CHECK (amount > 0),
  at INTEGER NOT NULL,
  CHECK (receiver <> member),
  UNIQUE (batch, receiver)
) STRICT;
CREATE INDEX downline_transfer_by_member ON downline_transfer (tenant, member, id);

CREATE TABLE contract (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('DAILY', 'DIVIDEND', 'HOURLY')),
  member INTEGER NOT NULL REFERENCES member,
  payer INTEGER REFERENCES member,
  period TEXT NOT NULL CHECK (period IN ('DAY', 'HOUR', 'WEEK', 'HALF_MONTH', 'MONTH')),
  tiers TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('OFFERED', 'ACTIVE', 'REFUSED', 'WITHDRAWN', 'EXPIRED', 'ENDED')),
  key TEXT,
  fingerprint TEXT,
  expires_at INTEGER NOT NULL,
  starts_at INTEGER,
  ends_at INTEGER,
  settled_to INTEGER,
  due_at INTEGER,
  UNIQUE (tenant, payer, key),
  CHECK ((status IN ('ACTIVE', 'ENDED')) = (starts_at IS NOT NULL)),
  CHECK (status <> 'ENDED' OR ends_at IS NOT NULL)
) STRICT;
CREATE UNIQUE INDEX contract_offer ON contract (tenant, member, kind) WHERE status = 'OFFERED';
CREATE UNIQUE INDEX contract_active ON contract (tenant, member, kind) WHERE status = 'ACTIVE';
CREATE INDEX contract_by_member ON contract (tenant, member, kind, id);
CREATE INDEX contract_by_payer ON contract (tenant, payer, kind, id);
CREATE INDEX contract_due ON contract (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX contract_expiry ON contract (expires_at) WHERE status = 'OFFERED';
CREATE TABLE contract_event (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  contract INTEGER NOT NULL REFERENCES contract,
  what TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX contract_event_by_contract ON contract_event (contract, id);
CREATE TABLE contract_payment (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  contract INTEGER NOT NULL REFERENCES contract,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  payer INTEGER REFERENCES member,
  kind TEXT NOT NULL,
  period_from INTEGER NOT NULL,
  period_to INTEGER NOT NULL,
  volume INTEGER NOT NULL,
  active INTEGER NOT NULL,
  rate INTEGER NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  paid_at INTEGER,
  UNIQUE (contract, period_from)
) STRICT;
CREATE INDEX contract_payment_by_member ON contract_payment (tenant, member, kind, id);
CREATE INDEX contract_payment_owed ON contract_payment (id) WHERE paid_at IS NULL;

CREATE TABLE agent_link (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  code TEXT NOT NULL,
  agent INTEGER NOT NULL,
  rates TEXT NOT NULL,
  registered INTEGER NOT NULL DEFAULT 0,
  at INTEGER NOT NULL,
  removed_at INTEGER,
  UNIQUE (tenant, member, key),
  UNIQUE (tenant, code)
) STRICT;
CREATE INDEX agent_link_by_member ON agent_link (tenant, member, id);
CREATE TABLE opened_account (
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  opened INTEGER NOT NULL UNIQUE REFERENCES member,
  PRIMARY KEY (tenant, member, key)
) STRICT, WITHOUT ROWID;
CREATE TABLE notice_read (
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  notice INTEGER NOT NULL,
  PRIMARY KEY (tenant, member, notice)
) STRICT, WITHOUT ROWID;

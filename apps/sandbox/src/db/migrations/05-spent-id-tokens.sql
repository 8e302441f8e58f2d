-- Adds the used ID tokens of third-party sign-in.

CREATE TABLE spent_id_token (
  tenant TEXT NOT NULL,
  hash TEXT NOT NULL,
  use TEXT NOT NULL,
  ends_at INTEGER NOT NULL,
  PRIMARY KEY (tenant, hash)
) STRICT;

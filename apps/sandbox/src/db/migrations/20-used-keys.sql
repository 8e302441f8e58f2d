-- Adds the operation and the content of the request for each used idempotency key.

CREATE TABLE used_key (
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  key TEXT NOT NULL,
  asked TEXT NOT NULL,
  done INTEGER NOT NULL,
  PRIMARY KEY (tenant, member, key)
) STRICT, WITHOUT ROWID;

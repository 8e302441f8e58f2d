import { cheapDemoPasswordHash, costlyDemoPasswordHash } from '../seed/demoPeople.ts'

/** A migration: the requests of the last day for a code or a mail. Never edited. */
export const requestTables = `
  CREATE TABLE counted_request (tenant TEXT NOT NULL, key TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX counted_request_by_key ON counted_request (tenant, key, at);
`

/** A migration: the operation and the content that each idempotency key was used for. Never edited. */
export const keyTables = `
  CREATE TABLE used_key (
    tenant TEXT NOT NULL,
    member INTEGER NOT NULL REFERENCES member,
    key TEXT NOT NULL,
    asked TEXT NOT NULL,
    done INTEGER NOT NULL,
    PRIMARY KEY (tenant, member, key)
  ) STRICT, WITHOUT ROWID;
`

/** A migration: the answer that each idempotency key has got. Never edited. */
export const keyAnswers = 'ALTER TABLE used_key ADD COLUMN answer TEXT'

/** A migration: the cheap hashes of the demo's people, whose sign-in took less time than that of others. Never edited. */
export const costlyPasswords = `UPDATE member SET password = '${costlyDemoPasswordHash}' WHERE password = '${cheapDemoPasswordHash}';`

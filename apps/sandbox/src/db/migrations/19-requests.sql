-- The requests of the last day for a code or a mail.

CREATE TABLE counted_request (tenant TEXT NOT NULL, key TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
CREATE INDEX counted_request_by_key ON counted_request (tenant, key, at);

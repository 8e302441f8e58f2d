-- Adds the counted requests for codes and mails of the last day.

CREATE TABLE counted_request (tenant TEXT NOT NULL, key TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
CREATE INDEX counted_request_by_key ON counted_request (tenant, key, at);

-- What a mail speaks of, and answers that were seen.

ALTER TABLE mail ADD COLUMN about TEXT;
ALTER TABLE feedback ADD COLUMN seen_at INTEGER;

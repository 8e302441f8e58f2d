-- Adds the thing that a mail is about, and the time when a member saw the answer to feedback.

ALTER TABLE mail ADD COLUMN about TEXT;
ALTER TABLE feedback ADD COLUMN seen_at INTEGER;

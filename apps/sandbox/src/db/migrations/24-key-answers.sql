-- The answer that each idempotency key has got.

ALTER TABLE used_key ADD COLUMN answer TEXT;

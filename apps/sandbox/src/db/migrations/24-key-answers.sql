-- Adds the response to the request with each idempotency key.

ALTER TABLE used_key ADD COLUMN answer TEXT;

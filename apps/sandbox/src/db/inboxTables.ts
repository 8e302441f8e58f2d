/** A migration: what a mail speaks of, and answers that were seen. Never edited. */
export const inboxTables = `
  ALTER TABLE mail ADD COLUMN about TEXT;
  ALTER TABLE feedback ADD COLUMN seen_at INTEGER;
`

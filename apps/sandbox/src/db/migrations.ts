import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('migrations/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))

/**
 * The SQL of each migration, in order. Files whose names begin with the same number form one migration. Each migration
 * is applied to a database one time, in its own transaction. Never edit a released migration. `PRAGMA user_version` is
 * the number of applied migrations.
 */
export const migrations: readonly string[] = [...Map.groupBy(files.sort(), (file) => file.slice(0, 2)).values()].map(
  (parts) => parts.map((file) => readFileSync(new URL(file, folder), 'utf8')).join(''),
)

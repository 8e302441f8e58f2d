import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('migrations/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))

/**
 * The migrations, by the number that the names of their files begin with. Each is applied once, in its own transaction, and never edited afterwards.
 * `PRAGMA user_version` counts them.
 */
export const migrations: readonly string[] = [...Map.groupBy(files.sort(), (file) => file.slice(0, 2)).values()].map(
  (parts) => parts.map((file) => readFileSync(new URL(file, folder), 'utf8')).join(''),
)

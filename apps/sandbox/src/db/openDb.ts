import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrations } from './migrations.ts'
import { restore, transaction, type Db } from './sql.ts'

/** An empty database in memory after all migrations, which take longer than the rest of opening one. */
let migrated: Uint8Array | undefined

/**
 * Opens a database and brings it to the newest migration.
 * @param path - a file, made with its folder when it is not there, or `:memory:`
 * @param snapshot - the content to begin with, from `db.serialize()`; for `:memory:` only
 * @throws Error when the file was written by a newer version
 */
export function openDb(path: string, snapshot?: Uint8Array): Db {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const db = new DatabaseSync(path, { timeout: 200 })
  try {
    const content = path === ':memory:' ? (snapshot ?? migrated) : undefined
    if (content) restore(db, content)
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')
    migrate(db)
    if (path === ':memory:') migrated ??= snapshot ? undefined : db.serialize()
  } catch (error) {
    db.close()
    throw error
  }
  return db
}

function migrate(db: Db): void {
  const { user_version: done } = db.prepare('PRAGMA user_version').get() as { user_version: number }
  if (done > migrations.length) {
    throw new Error(
      `The database is of a newer version (${done}) than this sandbox knows (${migrations.length}). Update the sandbox or delete the file.`,
    )
  }
  migrations.slice(done).forEach((text, index) =>
    transaction(db, () => {
      db.exec(text)
      db.exec(`PRAGMA user_version = ${done + index + 1}`)
    }),
  )
}

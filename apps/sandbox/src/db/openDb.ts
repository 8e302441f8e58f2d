import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrations } from './migrations.ts'
import { restoreDbSnapshot, runInTransaction, type Db } from './sql.ts'

/**
 * The snapshot of an empty database after all migrations. Migrations are slow, so databases in memory start from this
 * snapshot.
 */
let migratedSnapshot: Uint8Array | undefined

/**
 * Opens a database and applies the missing migrations.
 * @param path - the path of a file, or `:memory:`; a missing file is created with its folder
 * @param snapshot - the initial content, from `db.serialize()`; for `:memory:` only
 * @throws Error when a newer version of the sandbox wrote the file
 */
export function openDb(path: string, snapshot?: Uint8Array): Db {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const db = new DatabaseSync(path, { timeout: 200 })
  try {
    const content = path === ':memory:' ? (snapshot ?? migratedSnapshot) : undefined
    if (content) restoreDbSnapshot(db, content)
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')
    migrate(db)
    if (path === ':memory:') migratedSnapshot ??= snapshot ? undefined : db.serialize()
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
      `The database has a newer version (${done}) than this sandbox supports (${migrations.length}). Update ` +
        'the sandbox or delete the file.',
    )
  }
  migrations.slice(done).forEach((text, index) =>
    runInTransaction(db, () => {
      db.exec(text)
      db.exec(`PRAGMA user_version = ${done + index + 1}`)
    }),
  )
}

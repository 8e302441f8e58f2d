import { existsSync, rmSync, statSync } from 'node:fs'
import { Refused } from '../domain/refused.ts'
import { openDb } from './openDb.ts'
import type { Db } from './sql.ts'

/** Holds the only database connection, and opens the database again after its file was deleted or replaced. */
export interface DbConnection {
  /**
   * Returns the open database.
   * @throws Refused `system.unavailable` after `close`, and in the first call after the file was deleted or replaced.
   *   The next call opens or creates the file.
   */
  db(): Db
  /** Replaces the database in memory with a new database from the snapshot. @throws Error for a database in a file */
  replace(snapshot: Uint8Array): void
  close(): void
}

export interface DbConnectionOptions {
  /** The path of the database file, or `:memory:`. */
  readonly path: string
  /** Called each time a database file is opened, to seed the database. */
  readonly onOpen: (db: Db) => void
  /** Returns the initial content of a database in memory. */
  readonly snapshot: () => Uint8Array
  readonly log: (line: string) => void
}

/**
 * Creates the holder of the database connection. Opens a database file immediately, so that the start fails if the path
 * cannot be used. Opens a database in memory only at its first use, because the end-to-end tests reset the sandbox
 * first and would discard an earlier seed.
 */
export function openDbConnection({ path, onOpen, snapshot, log }: DbConnectionOptions): DbConnection {
  let inode: number | undefined
  let db: Db | undefined = path === ':memory:' ? undefined : open()
  let closed = false

  function open(): Db {
    if (path === ':memory:') return openDb(path, snapshot())
    // Delete the write-ahead log of the deleted file. Otherwise SQLite would apply the log to the new file.
    if (!existsSync(path)) for (const tail of ['-wal', '-shm']) rmSync(path + tail, { force: true })
    const opened = openDb(path)
    try {
      onOpen(opened)
    } catch (error) {
      opened.close()
      throw error
    }
    inode = readInode(path)
    return opened
  }

  return {
    db: () => {
      if (closed) throw new Refused('system.unavailable')
      if (db && readInode(path) !== inode) {
        log(
          `The database file ${path} is gone or was replaced. This request was answered with 503. The next ` +
            'one opens the file at this path, or creates it.',
        )
        db.close()
        db = undefined
        throw new Refused('system.unavailable', { retryAfter: 1 })
      }
      return (db ??= open())
    },
    replace: (content) => {
      if (path !== ':memory:') throw new Error(`Only a database in memory can be replaced, not ${path}.`)
      db?.close()
      db = openDb(path, content)
    },
    close: () => {
      closed = true
      db?.close()
      db = undefined
    },
  }
}

const readInode = (path: string): number | undefined =>
  path === ':memory:' ? undefined : statSync(path, { throwIfNoEntry: false })?.ino

import { existsSync, rmSync, statSync } from 'node:fs'
import { Refused } from '../domain/refused.ts'
import { openDb } from './openDb.ts'
import type { Db } from './sql.ts'

/** The one connection, opened again when its file was taken away. */
export interface Store {
  /**
   * The database, ready for use.
   * @throws Refused `system.unavailable` once, when the file is gone: what it held is lost, the next call begins a new one;
   * and after `close`
   */
  db(): Db
  /** Replaces a database in memory with one that holds the snapshot, and closes the old one. */
  replace(snapshot: Uint8Array): void
  close(): void
}

export interface StoreOptions {
  /** A file or `:memory:`. */
  readonly path: string
  /** Fills a database in a file that was just opened. */
  readonly onOpen: (db: Db) => void
  /** Returns what a database in memory begins with. */
  readonly snapshot: () => Uint8Array
  readonly log: (line: string) => void
}

/**
 * Opens a file at once, so that the start fails if the path cannot be used. Opens a database in memory at its first use: journeys reset the sandbox
 * before they use it, and would throw away what the start has seeded.
 */
export function openStore({ path, onOpen, snapshot, log }: StoreOptions): Store {
  let inode: number | undefined
  let db: Db | undefined = path === ':memory:' ? undefined : open()
  let closed = false

  function open(): Db {
    if (path === ':memory:') return openDb(path, snapshot())
    // A log left behind by a lost file would be played into the new one.
    if (!existsSync(path)) for (const tail of ['-wal', '-shm']) rmSync(path + tail, { force: true })
    const opened = openDb(path)
    try {
      onOpen(opened)
    } catch (error) {
      opened.close()
      throw error
    }
    inode = inodeOf(path)
    return opened
  }

  return {
    db: () => {
      if (closed) throw new Refused('system.unavailable')
      if (db && inodeOf(path) !== inode) {
        log(
          `The database file ${path} is gone or was replaced. Answered 503; the next request opens what is there, or begins a new one.`,
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

const inodeOf = (path: string): number | undefined =>
  path === ':memory:' ? undefined : statSync(path, { throwIfNoEntry: false })?.ino

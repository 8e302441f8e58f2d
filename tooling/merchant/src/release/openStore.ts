import { DatabaseSync } from 'node:sqlite'
import { hash as digest } from 'node:crypto'
import {
  chmodSync,
  constants,
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { memoize } from '../memoize.ts'

/** Identifies the content of a file by the SHA-256 of its bytes in hex and by the number of bytes. */
export interface StoredContentId {
  readonly hash: string
  readonly size: number
}

/** A folder that stores each file content one time, under its hash. */
export type ReleaseStore = ReturnType<typeof openReleaseStore>

/** Returns the SHA-256 of bytes, in hex. */
export const hashContent = (bytes: Uint8Array | string): string => digest('sha256', bytes)

/**
 * Returns the modification time of a stored content: a time between 2001 and 2010 that depends only on its hash. nginx
 * and Caddy make the ETag of a file from its time and size. So the ETag of a content is the same on every machine, and
 * differs between contents even if two releases are made in one second.
 * @returns The time in seconds since 1970.
 */
const getContentTime = (hash: string): number => 1_000_000_000 + Number.parseInt(hash.slice(0, 7), 16)

/**
 * Opens the store in a folder, and creates the folder if it does not exist. The store copies files and does not link to
 * them, because a later build may overwrite the original files, and a release must not change.
 */
export function openReleaseStore(dir: string) {
  mkdirSync(join(dir, 'objects'), { recursive: true })
  /** Returns the path in the store of the content with this hash. The content need not exist. */
  const pathOf = (hash: string) => join(dir, 'objects', hash.slice(0, 2), hash.slice(2))
  const verified = new Set<string>()
  const hashOfInode = memoize((_: string, path: string) => hashContent(readFileSync(path)))

  // Sites share most of their files, so each content is compressed one time.
  const gzipOf = memoize((hash: string) => gzipSync(readFileSync(pathOf(hash)), { level: 9 }))

  const isIntact = ({ hash, size }: StoredContentId): boolean => {
    if (verified.has(hash)) return true
    const found = statSync(pathOf(hash), { throwIfNoEntry: false })
    if (found?.size !== size || hashContent(readFileSync(pathOf(hash))) !== hash) return false
    verified.add(hash)
    return true
  }

  /**
   * Writes a content to a draft file and then renames the file. So other processes never read a partial content, and a
   * damaged content is replaced by a new file.
   */
  const put = (kept: StoredContentId, write: (draft: string) => void): StoredContentId => {
    if (isIntact(kept)) return kept
    const target = pathOf(kept.hash)
    const draft = join(dir, 'objects', `.new.${process.pid}`)
    mkdirSync(dirname(target), { recursive: true })
    rmSync(draft, { force: true })
    write(draft)
    if (hashContent(readFileSync(draft)) !== kept.hash)
      throw new Error('A file changed while it was copied to the store. Run the same command again.')
    chmodSync(draft, 0o444)
    const time = getContentTime(kept.hash)
    utimesSync(draft, time, time)
    renameSync(draft, target)
    verified.add(kept.hash)
    return kept
  }

  return {
    dir,
    pathOf,
    /** Stores the content of a file, unless the store already has an intact copy. */
    keepFile: (path: string): StoredContentId => {
      const { dev, ino, size, mtimeMs } = statSync(path)
      // Most files of a site are links to files that other sites use too, so each inode is hashed one time.
      const hash = hashOfInode([dev, ino, size, mtimeMs].join('/'), path)
      return put({ hash, size }, (draft) => copyFileSync(path, draft, constants.COPYFILE_FICLONE))
    },
    /** Stores a text, unless the store already has an intact copy. */
    keepText: (text: string): StoredContentId =>
      put({ hash: hashContent(text), size: Buffer.byteLength(text) }, (draft) => writeFileSync(draft, text)),
    /** Stores the gzip-compressed form of a stored content, unless the store already has an intact copy. */
    keepGzip: (hash: string): StoredContentId => {
      const bytes = gzipOf(hash)
      return put({ hash: hashContent(bytes), size: bytes.length }, (draft) => writeFileSync(draft, bytes))
    },
    /** Returns the stored text with this hash. @throws Error if the text is missing, or no longer matches the hash. */
    readText: (hash: string, what: string): string => {
      const found = statSync(pathOf(hash), { throwIfNoEntry: false })
      const text = found === undefined ? undefined : readFileSync(pathOf(hash), 'utf8')
      if (text !== undefined && hashContent(text) === hash) return text
      const [how, fault] = text === undefined ? ['incomplete', 'is missing'] : ['damaged', 'does not match its hash']
      throw new Error(`The store is ${how}: ${what} ${fault} (${pathOf(hash)}). Nothing was changed.`)
    },
  }
}

/**
 * Runs a function while no other process may change the store. The lock is SQLite's lock of a database file. The
 * operating system releases the lock when the process ends, even after a crash.
 * @throws Error if another process holds the lock.
 */
export async function runWithStoreLock<T>(dir: string, act: () => T | Promise<T>): Promise<T> {
  mkdirSync(dir, { recursive: true })
  using lock = new DatabaseSync(join(dir, 'lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    throw new Error(`Another command is working on ${dir}. Wait until it ends, then run this again.`)
  }
  return await act()
}

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
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { memoize } from '../memoize.ts'

/** Identifies the content of a file: the SHA-256 of its bytes in hex, and their number. */
export interface StoredContent {
  readonly hash: string
  readonly size: number
}

/** A folder that stores each content once, by its hash. */
export type ReleaseStore = ReturnType<typeof openReleaseStore>

/** Returns the SHA-256 of bytes, in hex. */
export const hashContent = (bytes: Uint8Array | string): string => digest('sha256', bytes)

/**
 * Opens the store in a folder, and creates the folder if it does not exist. Files are copied into the store, not
 * linked: a later build may overwrite its own files, and a release must not change with them.
 */
export function openReleaseStore(dir: string) {
  mkdirSync(join(dir, 'objects'), { recursive: true })
  /** Returns the path of a content, whether it exists or not. */
  const pathOf = (hash: string) => join(dir, 'objects', hash.slice(0, 2), hash.slice(2))
  const verified = new Set<string>()
  const hashOfInode = memoize((_: string, path: string) => hashContent(readFileSync(path)))

  const isIntact = ({ hash, size }: StoredContent): boolean => {
    if (verified.has(hash)) return true
    const found = statSync(pathOf(hash), { throwIfNoEntry: false })
    if (found?.size !== size || hashContent(readFileSync(pathOf(hash))) !== hash) return false
    verified.add(hash)
    return true
  }

  /**
   * Writes a content by way of a draft file: readers see the whole content or none, and a damaged content is replaced
   * instead of overwritten.
   */
  const put = (kept: StoredContent, write: (draft: string) => void): StoredContent => {
    if (isIntact(kept)) return kept
    const target = pathOf(kept.hash)
    const draft = join(dir, 'objects', `.new.${process.pid}`)
    mkdirSync(dirname(target), { recursive: true })
    rmSync(draft, { force: true })
    write(draft)
    if (hashContent(readFileSync(draft)) !== kept.hash)
      throw new Error('A file changed while it was copied to the store. Run the same command again.')
    chmodSync(draft, 0o444)
    renameSync(draft, target)
    verified.add(kept.hash)
    return kept
  }

  return {
    dir,
    pathOf,
    /** Stores the content of a file, unless it is already there and intact. */
    keepFile: (path: string): StoredContent => {
      const { dev, ino, size, mtimeMs } = statSync(path)
      // Sites share most of their files by links, so each inode is read once.
      const hash = hashOfInode([dev, ino, size, mtimeMs].join('/'), path)
      return put({ hash, size }, (draft) => copyFileSync(path, draft, constants.COPYFILE_FICLONE))
    },
    /** Stores a text, unless it is already there and intact. */
    keepText: (text: string): StoredContent =>
      put({ hash: hashContent(text), size: Buffer.byteLength(text) }, (draft) => writeFileSync(draft, text)),
    /** Returns the text with a hash. @throws Error if it is missing, or no longer matches its hash. */
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
 * Runs a function while no other process may change the store. The lock is that of SQLite on a file: the operating
 * system releases it when the process ends in any way.
 * @throws Error if another process holds the lock.
 */
export async function withStoreLock<T>(dir: string, act: () => T | Promise<T>): Promise<T> {
  mkdirSync(dir, { recursive: true })
  using lock = new DatabaseSync(join(dir, 'lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    throw new Error(`Another command is working on ${dir}. Wait until it ends, then run this again.`)
  }
  return await act()
}

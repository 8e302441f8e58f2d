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
import { once } from '../once.ts'

/** What a file is known by: the SHA-256 of its bytes, in hex, and how many they are. */
export interface Kept {
  readonly hash: string
  readonly size: number
}

/** A folder that keeps each content once, under its hash. */
export type Store = ReturnType<typeof openStore>

/** The SHA-256 of bytes, in hex. */
export const hashOf = (bytes: Uint8Array | string): string => digest('sha256', bytes)

/**
 * Opens the store of a folder, and makes the folder when it is not there.
 * What comes in is copied, not linked: a later build may write into its own files, and a release must not change with them.
 */
export function openStore(dir: string) {
  mkdirSync(join(dir, 'objects'), { recursive: true })
  /** Where a content lies, or would. */
  const pathOf = (hash: string) => join(dir, 'objects', hash.slice(0, 2), hash.slice(2))
  const sound = new Set<string>()
  const hashOfInode = once((_: string, path: string) => hashOf(readFileSync(path)))

  const isSound = ({ hash, size }: Kept): boolean => {
    if (sound.has(hash)) return true
    const found = statSync(pathOf(hash), { throwIfNoEntry: false })
    if (found?.size !== size || hashOf(readFileSync(pathOf(hash))) !== hash) return false
    sound.add(hash)
    return true
  }

  /** By way of a draft: whoever looks finds the whole content or none, and a damaged one is replaced, not written over. */
  const put = (kept: Kept, write: (draft: string) => void): Kept => {
    if (isSound(kept)) return kept
    const target = pathOf(kept.hash)
    const draft = join(dir, 'objects', `.new.${process.pid}`)
    mkdirSync(dirname(target), { recursive: true })
    rmSync(draft, { force: true })
    write(draft)
    if (hashOf(readFileSync(draft)) !== kept.hash)
      throw new Error('A file changed while it was kept. Run the same command again.')
    chmodSync(draft, 0o444)
    renameSync(draft, target)
    sound.add(kept.hash)
    return kept
  }

  return {
    dir,
    pathOf,
    /** Keeps a file's bytes, unless they are there and sound. */
    keepFile: (path: string): Kept => {
      const { dev, ino, size, mtimeMs } = statSync(path)
      // Sites share most of their files by links: each is read once.
      const hash = hashOfInode([dev, ino, size, mtimeMs].join('/'), path)
      return put({ hash, size }, (draft) => copyFileSync(path, draft, constants.COPYFILE_FICLONE))
    },
    /** Keeps a text, unless it is there and sound. */
    keepText: (text: string): Kept =>
      put({ hash: hashOf(text), size: Buffer.byteLength(text) }, (draft) => writeFileSync(draft, text)),
    /** The text of a hash. @throws a sentence when it is missing, or no longer what its hash says */
    readText: (hash: string, what: string): string => {
      const found = statSync(pathOf(hash), { throwIfNoEntry: false })
      const text = found === undefined ? undefined : readFileSync(pathOf(hash), 'utf8')
      if (text !== undefined && hashOf(text) === hash) return text
      const [how, fault] = text === undefined ? ['incomplete', 'is missing'] : ['damaged', 'is not what was kept']
      throw new Error(`The store is ${how}: ${what} ${fault} (${pathOf(hash)}). Nothing was changed.`)
    },
  }
}

/**
 * Lets one process at a time change a store. The lock is the system's, by way of SQLite: it goes with its process, however that ends.
 * @throws a sentence when another process has it
 */
export async function locked<T>(dir: string, act: () => T | Promise<T>): Promise<T> {
  mkdirSync(dir, { recursive: true })
  using lock = new DatabaseSync(join(dir, 'lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    throw new Error(`Another command works on ${dir}. Wait until it has ended, then run this again.`)
  }
  return await act()
}

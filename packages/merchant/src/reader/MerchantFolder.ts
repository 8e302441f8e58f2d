import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { createProblemFactory } from './Problem.ts'

/**
 * Why a file of a merchant folder could not be read. `outside`: the path leads out of the folder. `missing`: the file
 * does not exist. `folder`: the path is a folder. `large`: the file is too large. `locked`: permission is denied.
 */
export type FileReadFailure = 'outside' | 'missing' | 'folder' | 'large' | 'locked'

/**
 * The maximum size of a file in bytes, unless the caller of `read` allows more. Normal files are much smaller.
 */
const MAX_BYTES = 1_000_000

/** A file that was read, with its path inside the folder (separated by `/`). */
export interface FolderFile {
  readonly path: string
  readonly content: Uint8Array
}

/** A merchant folder that remembers which of its files were read. */
export type MerchantFolder = ReturnType<typeof openMerchantFolder>

const leaves = (from: string, to: string) => {
  const way = relative(from, to)
  return way === '' || way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)
}

/**
 * Describes the problem of a file that is too large to read, and how to correct it.
 * @param maxBytes The largest number of bytes that the file may have.
 */
export const describeTooLargeFile = (folder: MerchantFolder, path: string, maxBytes = MAX_BYTES) => ({
  code: 'LM015' as const,
  message: `"${path}" has ${statSync(join(folder.path, path)).size} bytes, which is too large to read.`,
  cure: `Make it ${maxBytes} bytes or less, or restore the last version that was complete.`,
})

/** Opens a merchant folder, whose files can then be read by their paths in it. */
export function openMerchantFolder(path: string) {
  const seen = new Map<string, Uint8Array>()
  const label = `${basename(dirname(resolve(path)))}/${basename(path)}`
  return {
    path,
    id: basename(path),
    /** The name of the folder in problem messages, for example `merchants/acme`. */
    label,
    /** Returns a function that creates problems of one file. @param file The path inside the folder. */
    tell: (file: string) => createProblemFactory(`${label}/${file}`),
    /** Returns every file that was read, without repetitions, in order of path. */
    files: (): readonly FolderFile[] =>
      [...seen]
        .map(([name, content]) => ({ path: name, content }))
        .sort((one, other) => (one.path < other.path ? -1 : 1)),
    /**
     * Reads a file inside the folder. Refuses a path that leads out of the folder by `..`, as an absolute path or
     * through a link. Also refuses named pipes, and files of more than a million bytes.
     * @param name The path inside the folder.
     * @param maxBytes The largest number of bytes, if it is more than a million.
     */
    read: (name: string, maxBytes = 0): Uint8Array | FileReadFailure => {
      const known = seen.get(name)
      if (known !== undefined) return known
      const file = join(path, name)
      if (isAbsolute(name) || name.includes('\\') || name.includes('\0') || leaves(path, file)) return 'outside'
      if (!existsSync(file)) return 'missing'
      if (leaves(realpathSync(path), realpathSync(file))) return 'outside'
      const found = statSync(file)
      // Never read named pipes, sockets and devices: reading could wait for ever, and their content is not part of the
      // folder.
      if (!found.isFile()) return found.isDirectory() ? 'folder' : 'outside'
      if (found.size > Math.max(maxBytes, MAX_BYTES)) return 'large'
      try {
        const content = readFileSync(file)
        seen.set(name, content)
        return content
      } catch {
        return 'locked'
      }
    },
  }
}

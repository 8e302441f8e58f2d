import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { problemIn } from './Problem.ts'

/** Why a path of a folder gives no file: it leads out, nothing is there, a folder is, it is too large, or nobody may read it. */
export type PathFault = 'outside' | 'missing' | 'folder' | 'large' | 'locked'

/** The most bytes of a file that is read, unless more are asked for. Those of a folder are far smaller. */
const MOST_BYTES = 1_000_000

/** A file that was read: its path in the folder, with `/`, and its bytes. */
export interface ReadFile {
  readonly path: string
  readonly content: Uint8Array
}

/** A merchant folder that remembers what was read of it. */
export type Folder = ReturnType<typeof openFolder>

const leaves = (from: string, to: string) => {
  const way = relative(from, to)
  return way === '' || way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)
}

/** What is wrong with a file that is too large to be read, and what to do. @param most The most bytes that it may have. */
export const tooLarge = (folder: Folder, path: string, most = MOST_BYTES) => ({
  code: 'LM015' as const,
  message: `"${path}" has ${statSync(join(folder.path, path)).size} bytes.`,
  cure: `Make it ${most} bytes or less, or put back the last version that was whole.`,
})

/** Opens a merchant folder. */
export function openFolder(path: string) {
  const seen = new Map<string, Uint8Array>()
  const label = `${basename(dirname(resolve(path)))}/${basename(path)}`
  return {
    path,
    id: basename(path),
    /** As problems name the folder: `merchants/acme`. */
    label,
    /** Makes problems of a file of the folder, by its path in it. */
    tell: (file: string) => problemIn(`${label}/${file}`),
    /** Everything that was read, each file once, in order of path. */
    files: (): readonly ReadFile[] =>
      [...seen]
        .map(([name, content]) => ({ path: name, content }))
        .sort((one, other) => (one.path < other.path ? -1 : 1)),
    /** Reads a file; never one outside the folder, not by `..`, an absolute path or a link, no pipe, and none of more than a million bytes, or `most` if that is more. */
    read: (name: string, most = 0): Uint8Array | PathFault => {
      const known = seen.get(name)
      if (known !== undefined) return known
      const file = join(path, name)
      if (isAbsolute(name) || name.includes('\\') || name.includes('\0') || leaves(path, file)) return 'outside'
      if (!existsSync(file)) return 'missing'
      if (leaves(realpathSync(path), realpathSync(file))) return 'outside'
      const found = statSync(file)
      // Never read pipes, sockets and devices: reading could wait for ever, and the content is not in the folder.
      if (!found.isFile()) return found.isDirectory() ? 'folder' : 'outside'
      if (found.size > Math.max(most, MOST_BYTES)) return 'large'
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

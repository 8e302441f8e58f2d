import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'

/** Why a path of a folder gives no file: it leads out, nothing is there, a folder is, or nobody may read it. */
export type PathFault = 'outside' | 'missing' | 'folder' | 'locked'

/** A file that was read: its path in the folder, with `/`, and its bytes. */
export interface ReadFile {
  readonly path: string
  readonly content: Uint8Array
}

/** A merchant folder that remembers what was read of it. */
export interface Folder {
  readonly path: string
  /** Everything that was read, each file once, in order of path. */
  readonly files: () => readonly ReadFile[]
  /** Reads a file; never one outside the folder, not by `..`, an absolute path or a link, and no pipe. */
  read: (path: string) => Uint8Array | PathFault
}

const leaves = (from: string, to: string) => {
  const way = relative(from, to)
  return way === '' || way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)
}

/** Opens a merchant folder. */
export function openFolder(path: string): Folder {
  const seen = new Map<string, Uint8Array>()
  return {
    path,
    files: () =>
      [...seen]
        .map(([name, content]) => ({ path: name, content }))
        .sort((one, other) => (one.path < other.path ? -1 : 1)),
    read: (name) => {
      const known = seen.get(name)
      if (known !== undefined) return known
      const file = join(path, name)
      if (isAbsolute(name) || name.includes('\\') || name.includes('\0') || leaves(path, file)) return 'outside'
      if (!existsSync(file)) return 'missing'
      if (leaves(realpathSync(path), realpathSync(file))) return 'outside'
      const found = statSync(file)
      // Never read pipes, sockets and devices: reading could wait for ever, and the content is not in the folder.
      if (!found.isFile()) return found.isDirectory() ? 'folder' : 'outside'
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

import { readdirSync, type Dirent } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Folder } from './Folder.ts'
import type { Problem } from './Problem.ts'

/** Lists everything in a folder, except what is behind links. Lists nothing of a folder that cannot be read, which is reported where it is read. */
export function entriesWithin(dir: string): Dirent[] {
  try {
    return readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? entriesWithin(join(dir, entry.name)) : [entry],
    )
  } catch {
    return []
  }
}

/** Returns whether an entry is a pipe, a socket or a device. Reading one waits for another program, perhaps for ever. */
export const isSpecial = (entry: Dirent): boolean => !entry.isFile() && !entry.isDirectory() && !entry.isSymbolicLink()

/** Names the special files of a merchant's folder, wherever they lie in it. */
export function specialFileProblems({ path: dir, tell }: Folder): Problem[] {
  return entriesWithin(dir)
    .filter(isSpecial)
    .map((entry) => {
      const path = relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')
      const message = `"${path}" is a pipe, a socket or a device, and no file.`
      return tell(path)('LM010', message, 'Remove it: a folder has only files and folders.')
    })
}

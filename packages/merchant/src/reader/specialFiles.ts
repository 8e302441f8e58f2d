import { readdirSync, type Dirent } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { MerchantFolder } from './MerchantFolder.ts'
import type { Problem } from './Problem.ts'

/**
 * Lists all entries below a folder. Does not follow symbolic links. Returns an empty list for a folder that cannot be
 * read, because another check reports that.
 */
export function listEntriesRecursively(dir: string): Dirent[] {
  try {
    return readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? listEntriesRecursively(join(dir, entry.name)) : [entry],
    )
  } catch {
    return []
  }
}

/**
 * Returns whether a directory entry is a named pipe, a socket or a device. Reading such a file waits for another
 * program, possibly for ever.
 */
export const isSpecialFile = (entry: Dirent): boolean =>
  !entry.isFile() && !entry.isDirectory() && !entry.isSymbolicLink()

/** Reports special files (named pipes, sockets, devices) anywhere in a merchant folder. */
export function findSpecialFileProblems({ path: dir, tell }: MerchantFolder): Problem[] {
  return listEntriesRecursively(dir)
    .filter(isSpecialFile)
    .map((entry) => {
      const path = relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')
      const message = `"${path}" is a pipe, a socket or a device, not a file.`
      return tell(path)('LM010', message, 'Remove it: a merchant folder may have only files and folders.')
    })
}

import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Folder } from './Folder.ts'

/**
 * Finds a file that is called as a missing one but for its capitals, or that lies elsewhere: `assets/Logo.SVG` or `logo.svg` for `assets/logo.svg`.
 *
 * @param path Where the missing file was to be, from the folder.
 * @returns Its path from the folder; null if there is none.
 */
export function findMisnamed(folder: Folder, path: string): string | null {
  const [place, name] = [posix.dirname(path), posix.basename(path).toLowerCase()]
  for (const dir of new Set([place, 'assets', '.'])) {
    try {
      const found = readdirSync(join(folder.path, dir), { withFileTypes: true }).find(
        (entry) => entry.isFile() && entry.name.toLowerCase() === name,
      )
      if (found !== undefined) return posix.join(dir, found.name)
    } catch {
      // Without that folder there is nothing in it.
    }
  }
  return null
}

import { existsSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What a rename ends with when another process has just made or moved the same folder. */
const meanwhile: readonly unknown[] = ['ENOTEMPTY', 'EEXIST', 'ENOENT']

/**
 * Puts a finished folder in the place of another one, or where none is. Of several processes that do so at once the last one's stays.
 * @throws the file system's error; what was there then stays
 */
export function takePlace(draft: string, dir: string): void {
  const old = join(dirname(dir), `.old.${process.pid}.${basename(dir)}`)
  try {
    for (let left = 100; ; left--) {
      try {
        if (existsSync(dir)) {
          rmSync(old, { recursive: true, force: true })
          renameSync(dir, old)
        }
        renameSync(draft, dir)
        return
      } catch (error) {
        if (left > 0 && existsSync(draft) && meanwhile.includes((error as NodeJS.ErrnoException).code)) continue
        putBack(old, dir)
        throw error
      }
    }
  } finally {
    rmSync(old, { recursive: true, force: true })
  }
}

/** Unless another process has filled the place meanwhile. */
function putBack(old: string, dir: string): void {
  try {
    renameSync(old, dir)
  } catch {
    // Theirs stays.
  }
}

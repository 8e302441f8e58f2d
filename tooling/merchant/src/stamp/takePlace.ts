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
  for (let left = 20; ; left--) {
    try {
      if (existsSync(dir)) renameSync(dir, old)
      renameSync(draft, dir)
      return
    } catch (error) {
      if (existsSync(old) && !existsSync(dir)) renameSync(old, dir)
      if (left === 0 || !existsSync(draft) || !meanwhile.includes((error as NodeJS.ErrnoException).code)) throw error
    } finally {
      rmSync(old, { recursive: true, force: true })
    }
  }
}

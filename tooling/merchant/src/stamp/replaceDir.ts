import { existsSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Error codes of a rename when another process creates or moves the same folder at that moment. */
const raceErrorCodes: readonly unknown[] = ['ENOTEMPTY', 'EEXIST', 'ENOENT']

/**
 * Moves a finished folder to a place, and replaces the folder that is there. If several processes do so at the same
 * time, the last one wins.
 * @throws The file system's error. Then the previous folder stays.
 */
export function replaceDir(draft: string, dir: string): void {
  const old = join(dirname(dir), `.old.${process.pid}.${basename(dir)}`)
  try {
    for (let attemptsLeft = 100; ; attemptsLeft--) {
      try {
        if (existsSync(dir)) {
          rmSync(old, { recursive: true, force: true })
          renameSync(dir, old)
        }
        renameSync(draft, dir)
        return
      } catch (error) {
        if (attemptsLeft > 0 && existsSync(draft) && raceErrorCodes.includes((error as NodeJS.ErrnoException).code))
          continue
        putBack(old, dir)
        throw error
      }
    }
  } finally {
    rmSync(old, { recursive: true, force: true })
  }
}

/** Restores the previous folder, unless another process has created one in the meantime. */
function putBack(old: string, dir: string): void {
  try {
    renameSync(old, dir)
  } catch {
    // Another process has created the folder, so its folder remains.
  }
}

import { existsSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Error codes of a rename if another process creates or moves the same folder at the same time. */
const raceErrorCodes: readonly unknown[] = ['ENOTEMPTY', 'EEXIST', 'ENOENT']

/**
 * Moves the finished folder `draft` to the path `dir`, and replaces the folder at this path. If several processes do
 * this at the same time, the last process wins.
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

/** Restores the previous folder, unless another process has created a new folder at the same path. */
function putBack(old: string, dir: string): void {
  try {
    renameSync(old, dir)
  } catch {
    // Another process has created a new folder at this path. Keep that folder.
  }
}

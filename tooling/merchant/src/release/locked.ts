import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Lets one process at a time change a store. The lock is the system's, by way of SQLite: it goes with its process, however that ends.
 * @throws a sentence when another process has it
 */
export async function locked<T>(dir: string, act: () => T | Promise<T>): Promise<T> {
  mkdirSync(dir, { recursive: true })
  using lock = new DatabaseSync(join(dir, 'lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    throw new Error(`Another command works on ${dir}. Wait until it has ended, then run this again.`)
  }
  return await act()
}

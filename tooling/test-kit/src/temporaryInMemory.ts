import { existsSync, readFileSync, statfsSync } from 'node:fs'

const FOLDER = '/dev/shm'
/** More than all tests write. Docker gives a container 64 MB, unless it is asked for more. */
const NEEDED_BYTES = 2 * 1024 ** 3

/**
 * Keeps the temporary files of this process, and of those that it starts, in memory. On a disk, creating files took more than half of the processor time of
 * tests that write sites. Changes nothing where `TMPDIR` is set, or where the system has no such folder.
 */
export function keepTemporaryInMemory(): void {
  if (process.env['TMPDIR'] !== undefined || !existsSync('/proc/mounts')) return
  if (!isFit(readFileSync('/proc/mounts', 'utf8'))) return
  const { bavail, bsize } = statfsSync(FOLDER)
  if (bavail * bsize >= NEEDED_BYTES) process.env['TMPDIR'] = FOLDER
}

/**
 * Returns whether tests can write to the folder and run programs that they write there.
 *
 * @param mounts The text of `/proc/mounts`.
 */
export function isFit(mounts: string): boolean {
  const latest = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, folder]) => folder === FOLDER)
  const options = latest?.[3]?.split(',') ?? []
  return latest?.[2] === 'tmpfs' && options.includes('rw') && !options.includes('noexec')
}

import { existsSync, readFileSync, statfsSync } from 'node:fs'

const FOLDER = '/dev/shm'
/**
 * The free space that the folder in memory needs: more than all tests together write. A Docker container has only 64 MB
 * by default.
 */
const NEEDED_BYTES = 2 * 1024 ** 3

/**
 * Keeps the temporary files of this process and its child processes in memory. On a disk, creating files took more than
 * half of the processor time of tests that write sites. Does nothing if `TMPDIR` is set or if the system has no
 * suitable folder in memory.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] !== undefined || !existsSync('/proc/mounts')) return
  if (!hasUsableMemoryFolder(readFileSync('/proc/mounts', 'utf8'))) return
  const { bavail, bsize } = statfsSync(FOLDER)
  if (bavail * bsize >= NEEDED_BYTES) process.env['TMPDIR'] = FOLDER
}

/**
 * Returns whether tests can write to the folder and run programs that they write there.
 *
 * @param mounts The text of `/proc/mounts`.
 */
export function hasUsableMemoryFolder(mounts: string): boolean {
  const latest = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, folder]) => folder === FOLDER)
  const options = latest?.[3]?.split(',') ?? []
  return latest?.[2] === 'tmpfs' && options.includes('rw') && !options.includes('noexec')
}

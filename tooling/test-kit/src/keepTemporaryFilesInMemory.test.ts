import { expect, test } from 'vitest'
import { hasUsableMemoryFolder } from './keepTemporaryFilesInMemory.ts'

const mount = (options: string, type = 'tmpfs') =>
  `proc /proc proc rw,relatime 0 0\n${type} /dev/shm ${type} ${options} 0 0\n`

test('keeps temporary files in memory when the folder in memory can run programs', () => {
  expect(hasUsableMemoryFolder(mount('rw,nosuid,nodev,size=4096k'))).toBe(true)
})

test.each([
  ['the folder in memory cannot run programs', mount('rw,nosuid,nodev,noexec')],
  ['the folder in memory is read-only', mount('ro,nosuid')],
  ['another mount covers the folder in memory', mount('rw') + mount('rw,noexec')],
  ['the folder is on a disk', mount('rw', 'ext4')],
  ['the system has no folder in memory', 'tmpfs /dev/shm/more tmpfs rw 0 0\n'],
])('keeps temporary files on disk when %s', (_reason, mounts) => {
  expect(hasUsableMemoryFolder(mounts)).toBe(false)
})

import { expect, test } from 'vitest'
import { hasUsableMemoryFolder } from './keepTemporaryFilesInMemory.ts'

const mount = (options: string, type = 'tmpfs') =>
  `proc /proc proc rw,relatime 0 0\n${type} /dev/shm ${type} ${options} 0 0\n`

test('keeps temporary files in memory when programs can run there', () => {
  expect(hasUsableMemoryFolder(mount('rw,nosuid,nodev,size=4096k'))).toBe(true)
})

test.each([
  ['no program can run there', mount('rw,nosuid,nodev,noexec')],
  ['nothing can be written there', mount('ro,nosuid')],
  ['another mount covers it', mount('rw') + mount('rw,noexec')],
  ['the folder lies on a disk', mount('rw', 'ext4')],
  ['the system has no such folder', 'tmpfs /dev/shm/more tmpfs rw 0 0\n'],
])('keeps temporary files on disk when %s', (_reason, mounts) => {
  expect(hasUsableMemoryFolder(mounts)).toBe(false)
})

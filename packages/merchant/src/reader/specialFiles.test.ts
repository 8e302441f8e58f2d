import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createBrokenMerchantFolder } from '../testing/createBrokenMerchantFolder.ts'
import { readMerchantFolderProblems } from '../testing/readMerchantFolderProblems.ts'
import { openMerchantFolder, findUnusedFileWarnings } from './index.ts'

const says = 'is a pipe, a socket or a device, not a file.'

test.each(['art/pipe', 'pipe'])(
  'refuses a folder with a named pipe at %s and does not read the pipe',
  { tags: ['B75'] },
  async (path) => {
    const folder = createBrokenMerchantFolder([])
    execFileSync('mkfifo', [join(folder, path)])
    expect(
      (await readMerchantFolderProblems(folder)).map(
        ({ file, code, message }) => `${file.slice(file.lastIndexOf('acme'))} ${code} ${message}`,
      ),
    ).toEqual([`acme/${path} LM010 "${path}" ${says}`])
    expect(findUnusedFileWarnings(dirname(folder), ['acme'])).toEqual([])
  },
)

test('does not read a named pipe with the file name of an icon', { tags: ['B75'] }, async () => {
  const folder = createBrokenMerchantFolder([])
  const icon = 'assets/icon-192.png'
  rmSync(join(folder, icon))
  execFileSync('mkfifo', [join(folder, icon)])
  expect(openMerchantFolder(folder).read(icon)).toBe('outside')
  expect((await readMerchantFolderProblems(folder)).map(({ message }) => message)).toContain(`"${icon}" ${says}`)
})

test('control: accepts the same folder without a named pipe', { tags: ['B75-control'] }, async () => {
  expect(await readMerchantFolderProblems(createBrokenMerchantFolder([]))).toEqual([])
})

import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createBrokenMerchantFolder } from '../testing/createBrokenMerchantFolder.ts'
import { findUnusedFileWarnings } from './index.ts'

/** Creates a folder outside the folder of all merchants, with a file in a subfolder. */
function elsewhere() {
  const place = createTemporaryFolder()
  mkdirSync(join(place, 'inner'))
  writeFileSync(join(place, 'inner/secret.txt'), 'secret')
  return place
}

const messagesOf = (folder: string) => findUnusedFileWarnings(dirname(folder), ['acme']).map(({ message }) => message)

test('warns of a symbolic link to a folder and does not list the files behind the link', { tags: ['B75'] }, () => {
  const folder = createBrokenMerchantFolder([])
  symlinkSync(elsewhere(), join(folder, 'elsewhere'))
  symlinkSync('..', join(folder, 'assets/round'))
  symlinkSync('broken', join(folder, 'broken'))
  expect(messagesOf(folder)).toEqual([
    '"assets/round" is a link to a folder, and its content was not checked.',
    'No setting names "broken", so the site does not ship it.',
    '"elsewhere" is a link to a folder, and its content was not checked.',
  ])
})

test(
  'warns of a merchant folder that is a symbolic link when all merchant folders are checked',
  { tags: ['B75'] },
  () => {
    const folder = createBrokenMerchantFolder([])
    createBrokenMerchantFolder([], 'kite', dirname(folder))
    symlinkSync(createBrokenMerchantFolder([]), join(dirname(folder), 'linked'))
    symlinkSync(join(folder, 'README.md'), join(dirname(folder), 'README.md'))
    const warned = (ids: string[]) =>
      findUnusedFileWarnings(dirname(folder), ids).map(({ file, message }) => `${file.split('/').at(-1)} ${message}`)
    expect(warned(['acme', 'kite'])).toEqual([
      'linked "linked" is a link to a folder, and its content was not checked.',
    ])
    expect(warned(['acme'])).toEqual([])
  },
)

test(
  'control: lists each file of a subfolder when the subfolder is not a symbolic link',
  { tags: ['B75-control'] },
  () => {
    const folder = createBrokenMerchantFolder([])
    mkdirSync(join(folder, 'elsewhere/inner'), { recursive: true })
    writeFileSync(join(folder, 'elsewhere/inner/secret.txt'), 'secret')
    expect(messagesOf(folder)).toEqual(['No setting names "elsewhere/inner/secret.txt", so the site does not ship it.'])
  },
)

test(
  'control: lists the files behind a symbolic link to a folder when Node lists a folder recursively',
  { tags: ['B75-control'] },
  () => {
    const folder = createBrokenMerchantFolder([])
    symlinkSync(elsewhere(), join(folder, 'elsewhere'))
    expect(readdirSync(folder, { recursive: true })).toContain('elsewhere/inner/secret.txt')
  },
)

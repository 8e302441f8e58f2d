import { temporary } from '@lobby/test-kit/temporary'
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { brokenFolder } from '../testing/brokenFolder.ts'
import { strayWarnings } from './index.ts'

/** Creates a folder outside of the merchants' folders, with a file in a subfolder. */
function elsewhere() {
  const place = temporary()
  mkdirSync(join(place, 'inner'))
  writeFileSync(join(place, 'inner/secret.txt'), 'secret')
  return place
}

const messagesOf = (folder: string) => strayWarnings(dirname(folder), ['acme']).map(({ message }) => message)

test('names a link to a folder, and nothing of what is in that', { tags: ['B75'] }, () => {
  const folder = brokenFolder([])
  symlinkSync(elsewhere(), join(folder, 'elsewhere'))
  symlinkSync('..', join(folder, 'assets/round'))
  symlinkSync('broken', join(folder, 'broken'))
  expect(messagesOf(folder)).toEqual([
    '"assets/round" is a link to a folder, and was not looked into.',
    'Nothing names "broken", so it is not shipped.',
    '"elsewhere" is a link to a folder, and was not looked into.',
  ])
})

test('names a merchant folder that is only a link, if all folders are looked at', { tags: ['B75'] }, () => {
  const folder = brokenFolder([])
  brokenFolder([], 'kite', dirname(folder))
  symlinkSync(brokenFolder([]), join(dirname(folder), 'linked'))
  symlinkSync(join(folder, 'README.md'), join(dirname(folder), 'README.md'))
  const warned = (ids: string[]) =>
    strayWarnings(dirname(folder), ids).map(({ file, message }) => `${file.split('/').at(-1)} ${message}`)
  expect(warned(['acme', 'kite'])).toEqual(['linked "linked" is a link to a folder, and was not looked into.'])
  expect(warned(['acme'])).toEqual([])
})

test('control: names each file of a folder that lies there itself', { tags: ['B75-control'] }, () => {
  const folder = brokenFolder([])
  mkdirSync(join(folder, 'elsewhere/inner'), { recursive: true })
  writeFileSync(join(folder, 'elsewhere/inner/secret.txt'), 'secret')
  expect(messagesOf(folder)).toEqual(['Nothing names "elsewhere/inner/secret.txt", so it is not shipped.'])
})

test('control: a list of all files by Node follows such a link', { tags: ['B75-control'] }, () => {
  const folder = brokenFolder([])
  symlinkSync(elsewhere(), join(folder, 'elsewhere'))
  expect(readdirSync(folder, { recursive: true })).toContain('elsewhere/inner/secret.txt')
})

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBrokenMerchantFolder } from '../testing/createBrokenMerchantFolder.ts'
import { formatProblemPosition, readMerchantFolderProblems } from '../testing/readMerchantFolderProblems.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const word = bytes('PK\x03\x04\x14\x00\x06\x00\x08\x00\x00\x00!\x00[Content_Types].xml\x1b[2J\x9b2Jword/document.xml')

test.each([
  ['a Word document', word],
  ['an Excel workbook', bytes('PK\x03\x04\x14\x00\x06\x00xl/workbook.xml')],
  ['a ZIP archive', bytes('PK\x03\x04\x14\x00\x06\x00notes.txt')],
  ['an old Word or Excel document', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
  ['a rich text document (RTF)', bytes('{\\rtf1\\ansi {"MAILCEN": true}}')],
  ['a JPEG picture', bytes('\xff\xd8\xff\xe0\x00\x10JFIF\x00')],
  ['a PDF document', bytes('%PDF-1.7\n%\xe2\xe3\xcf\xd3')],
  ['a web page', bytes('<!DOCTYPE html><title>Sign in</title>')],
])('reports the real format of a file when %s has the name of a text file', async (format, content) => {
  const folder = createBrokenMerchantFolder([])
  writeFileSync(join(folder, 'flags.jsonc'), content)
  mkdirSync(join(folder, 'messages'))
  writeFileSync(join(folder, 'messages/PT.json'), content)
  const problems = await readMerchantFolderProblems(folder)
  expect(problems.map(formatProblemPosition)).toEqual(['flags.jsonc:1:1 LM015', 'PT.json:1:1 LM015'])
  expect(problems.map(({ message }) => message)).toEqual(
    Array.from({ length: 2 }, () => `The file is ${format}, not plain text.`),
  )
  expect(problems.map(({ cure, source }) => `${cure}${source}`).join()).not.toMatch(/UTF-8|Word document|\p{Cc}/u)
})

test('refuses binary content of an unknown format without printing the content', async () => {
  const folder = createBrokenMerchantFolder([])
  writeFileSync(join(folder, 'flags.jsonc'), bytes('SQLite format 3\x07\x10\xff\xfe'))
  expect(
    (await readMerchantFolderProblems(folder)).map(({ code, message, source }) => [code, message, source]),
  ).toEqual([['LM015', 'The file has bytes that plain text does not have.', '']])
})

test.each([
  ['a JPEG picture', bytes('\xff\xd8\xff\xe0\x00\x10JFIF\x00')],
  ['a PDF document', bytes('%PDF-1.7\n')],
  ['a Word document', word],
])('reports the real format of a file when %s has the name of a logo', async (format, content) => {
  const folder = createBrokenMerchantFolder([])
  writeFileSync(join(folder, 'assets/logo.svg'), content)
  expect((await readMerchantFolderProblems(folder)).map(({ code, message }) => `${code} ${message}`)).toEqual([
    `LM012 "assets/logo.svg" is not SVG: it is ${format}.`,
  ])
})

test('control: names only the required format when the format of a logo is unknown', async () => {
  const folder = createBrokenMerchantFolder([])
  rmSync(join(folder, 'assets/logo.svg'))
  writeFileSync(join(folder, 'assets/logo.svg'), 'a text')
  expect((await readMerchantFolderProblems(folder)).map(({ message }) => message)).toEqual([
    '"assets/logo.svg" is not SVG.',
  ])
})

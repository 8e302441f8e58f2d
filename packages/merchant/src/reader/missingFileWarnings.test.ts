import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createBrokenMerchantFolder, VALID_MERCHANT_FOLDER_PATH } from '../testing/createBrokenMerchantFolder.ts'
import { formatProblemPosition } from '../testing/readMerchantFolderProblems.ts'
import { applyFixes } from './Problem.ts'
import { findMissingFileWarnings, listMerchantIds } from './index.ts'

const warningsFor = (folder: string) => findMissingFileWarnings(dirname(folder), ['acme'])

test.each(['./merchant.schema.json', '../../packages/merchant/schema/theme.schema.json', ''])(
  'warns that the value %j of "$schema" leads to no schema file, and offers a fix',
  (wrong) => {
    const right = '"../../packages/merchant/schema/merchant.schema.json"'
    const folder = createBrokenMerchantFolder([['merchant.jsonc', right, JSON.stringify(wrong)]])
    const [warning, ...more] = warningsFor(folder)
    expect([warning && formatProblemPosition(warning), more]).toEqual(['merchant.jsonc:2:14 LM066', []])
    const text = readFileSync(join(folder, 'merchant.jsonc'), 'utf8')
    expect(applyFixes(text, warning?.fix === undefined ? [] : [warning.fix])).toBe(
      text.replace(JSON.stringify(wrong), right),
    )
  },
)

test('control: accepts a "$schema" when it leads to a schema file in another folder', () => {
  const folder = createBrokenMerchantFolder([
    ['theme.jsonc', '../../packages/merchant/schema/theme.schema.json', './theme.schema.json'],
    ['cdn.jsonc', '../../packages/merchant/schema/cdn.schema.json', 'https://x.example/cdn.schema.json'],
  ])
  writeFileSync(join(folder, 'theme.schema.json'), '{}')
  expect(warningsFor(folder)).toEqual([])
})

test('warns of a merchant folder without a README', () => {
  const folder = createBrokenMerchantFolder([])
  rmSync(join(folder, 'README.md'))
  expect(warningsFor(folder).map(formatProblemPosition)).toEqual(['README.md:1:1 LM067'])
})

test('warns of each third-party sign-in flag that is on when the key "firebase" is missing', () => {
  const folder = createBrokenMerchantFolder([])
  expect(warningsFor(folder)).toEqual([])
  const text = readFileSync(join(folder, 'merchant.jsonc'), 'utf8')
  writeFileSync(join(folder, 'merchant.jsonc'), text.replace(/"firebase": \{[^}]*\},/, ''))
  expect(warningsFor(folder).map(formatProblemPosition)).toEqual(['flags.jsonc:10:3 LM068', 'flags.jsonc:11:3 LM068'])
})

test('warns one time of a font file when its folder has no licence text for it', () => {
  const folder = createBrokenMerchantFolder([])
  const place = join(folder, 'assets/fonts')
  for (const [name, count] of [
    ['OFL.txt', 0],
    ['LICENSE-bodoni-moda-600.txt', 0],
    ['LICENSE-nunito.txt', 1],
    ['readme.txt', 1],
  ] as const) {
    for (const old of ['LICENSE-bodoni-moda.txt', 'OFL.txt', 'LICENSE-bodoni-moda-600.txt', 'LICENSE-nunito.txt']) {
      try {
        renameSync(join(place, old), join(place, name))
      } catch {
        // An earlier row has already renamed the file `old`.
      }
    }
    expect(
      warningsFor(folder).map(({ code }) => code),
      name,
    ).toEqual(Array(count).fill('LM069'))
  }
  expect(warningsFor(folder)[0]?.cure).toContain('assets/fonts/LICENSE-bodoni-moda-600.txt')
})

test('finds nothing missing in the merchant folders of this repository', () => {
  const root = join(VALID_MERCHANT_FOLDER_PATH, '..')
  expect(findMissingFileWarnings(root, listMerchantIds(root))).toEqual([])
})

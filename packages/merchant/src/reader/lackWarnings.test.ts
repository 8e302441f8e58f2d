import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { brokenFolder, soundFolder } from '../testing/brokenFolder.ts'
import { at } from '../testing/problemsOf.ts'
import { applyFixes } from './Problem.ts'
import { lackWarnings, merchantIds } from './index.ts'

const told = (folder: string) => lackWarnings(dirname(folder), ['acme'])

test.each(['./merchant.schema.json', '../../packages/merchant/schema/theme.schema.json', ''])(
  'a $schema that leads nowhere (%j) is told, and --fix writes the right one',
  (wrong) => {
    const right = '"../../packages/merchant/schema/merchant.schema.json"'
    const folder = brokenFolder([['merchant.jsonc', right, JSON.stringify(wrong)]])
    const [warning, ...more] = told(folder)
    expect([warning && at(warning), more]).toEqual(['merchant.jsonc:2:14 LM066', []])
    const text = readFileSync(join(folder, 'merchant.jsonc'), 'utf8')
    expect(applyFixes(text, warning?.fix === undefined ? [] : [warning.fix])).toBe(
      text.replace(JSON.stringify(wrong), right),
    )
  },
)

test('the control: a $schema elsewhere that is there is right', () => {
  const folder = brokenFolder([
    ['theme.jsonc', '../../packages/merchant/schema/theme.schema.json', './theme.schema.json'],
    ['cdn.jsonc', '../../packages/merchant/schema/cdn.schema.json', 'https://x.example/cdn.schema.json'],
  ])
  writeFileSync(join(folder, 'theme.schema.json'), '{}')
  expect(told(folder)).toEqual([])
})

test('a folder without a README is told', () => {
  const folder = brokenFolder([])
  rmSync(join(folder, 'README.md'))
  expect(told(folder).map(at)).toEqual(['README.md:1:1 LM067'])
})

test('buttons that never show are told, each at its flag; with "firebase" there is nothing to tell', () => {
  const folder = brokenFolder([])
  expect(told(folder)).toEqual([])
  const text = readFileSync(join(folder, 'merchant.jsonc'), 'utf8')
  writeFileSync(join(folder, 'merchant.jsonc'), text.replace(/"firebase": \{[^}]*\},/, ''))
  expect(told(folder).map(at)).toEqual(['flags.jsonc:10:3 LM068', 'flags.jsonc:11:3 LM068'])
})

test('a font without its licence is told once; a licence of another font is none', () => {
  const folder = brokenFolder([])
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
        // It has another name.
      }
    }
    expect(
      told(folder).map(({ code }) => code),
      name,
    ).toEqual(Array(count).fill('LM069'))
  }
  expect(told(folder)[0]?.cure).toContain('assets/fonts/LICENSE-bodoni-moda-600.txt')
})

test("the product's own folders lack nothing", () => {
  const root = join(soundFolder, '..')
  expect(lackWarnings(root, merchantIds(root))).toEqual([])
})

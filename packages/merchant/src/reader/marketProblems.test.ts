import { expect, test } from 'vitest'
import { brokenFolder, type Edit } from '../testing/brokenFolder.ts'
import { at, problemsOf } from '../testing/problemsOf.ts'
import { readMerchant } from './readMerchant.ts'

const market = '"market": "BR"'
const edit = (to: string): Edit => ['merchant.jsonc', market, to]

test('a market reaches the site, and none of them leaves no trace there', async () => {
  const read = async (...edits: Edit[]) => {
    const result = await readMerchant(brokenFolder(edits))
    return result.ok ? result.merchant.public : null
  }
  expect(await read()).toMatchObject({ market: 'BR' })
  expect(await read(edit('"market": "UK"'))).toMatchObject({ market: 'UK' })
  expect(Object.hasOwn((await read(edit('"market": "none"'))) ?? { market: 1 }, 'market')).toBe(false)
})

test.each<[string, Edit[], RegExp]>([
  ['that nobody has rules for', [edit('"market": "BRA"')], /"BR"/],
  ['whose accounts have another currency', [['merchant.jsonc', '"currency": "BRL"', '"currency": "EUR"']], /counts in BRL/],
])('a market %s is one problem, at its line', async (_, edits, said) => {
  const problems = await problemsOf(brokenFolder(edits))
  expect(problems.map(({ message, cure }) => `${message} ${cure}`)).toEqual([expect.stringMatching(said)])
  expect(problems.map(at)[0]).toMatch(/^merchant\.jsonc:\d+:\d+ LM0(?:05|24)$/)
})

test('the control: UK accounts may have any currency', async () => {
  expect(await problemsOf(brokenFolder([edit('"market": "UK"'), ['merchant.jsonc', '"currency": "BRL"', '"currency": "GBP"']]))).toEqual([])
})

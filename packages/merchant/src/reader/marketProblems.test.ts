import { expect, test } from 'vitest'
import { createBrokenMerchantFolder, type FolderEdit } from '../testing/createBrokenMerchantFolder.ts'
import { formatProblemPosition, readMerchantFolderProblems } from '../testing/readMerchantFolderProblems.ts'
import { readMerchant } from './readMerchant.ts'

const market = '"market": "BR"'
const edit = (to: string): FolderEdit => ['merchant.jsonc', market, to]
const served = (to: string): FolderEdit => ['merchant.jsonc', '["BR"]', to]

test('passes the market to the site unless the market is "none"', async () => {
  const read = async (...edits: FolderEdit[]) => {
    const result = await readMerchant(createBrokenMerchantFolder(edits))
    return result.ok ? result.merchant.public : null
  }
  expect(await read()).toMatchObject({ market: 'BR' })
  expect(await read(edit('"market": "UK"'), served('["GB"]'))).toMatchObject({ market: 'UK' })
  expect(Object.hasOwn((await read(edit('"market": "none"'))) ?? { market: 1 }, 'market')).toBe(false)
})

test.each<[string, FolderEdit[], RegExp]>([
  ['that does not exist', [edit('"market": "BRA"')], /"BR"/],
  [
    'whose accounts have another currency',
    [['merchant.jsonc', '"currency": "BRL"', '"currency": "EUR"']],
    /counts in BRL/,
  ],
])('reports exactly one problem in merchant.jsonc for a market %s', async (_, edits, said) => {
  const problems = await readMerchantFolderProblems(createBrokenMerchantFolder(edits))
  expect(problems.map(({ message, cure }) => `${message} ${cure}`)).toEqual([expect.stringMatching(said)])
  expect(problems.map(formatProblemPosition)[0]).toMatch(/^merchant\.jsonc:\d+:\d+ LM0(?:05|24)$/)
})

test('passes the listed countries to the site in the order of merchant.jsonc', async () => {
  const read = async (...edits: FolderEdit[]) => {
    const result = await readMerchant(createBrokenMerchantFolder(edits))
    return result.ok ? result.merchant.public : null
  }
  expect(await read(served('["PT", "BR"]'))).toMatchObject({ countries: ['PT', 'BR'] })
  expect((await read(['merchant.jsonc', '"countries": ["BR"]', '']))?.countries).toBeUndefined()
})

test.each([
  ['["UK"]', ['merchant.jsonc:26:17 LM007 Write the two letters of its ISO 3166 code in capitals, such as "GB".']],
  ['["br"]', ['merchant.jsonc:26:17 LM007 Write the two letters of its ISO 3166 code in capitals, such as "BR".']],
  ['["Brasil"]', ['merchant.jsonc:26:17 LM007 Write the two letters of its ISO 3166 code in capitals, such as "BR".']],
  [
    '["EU", "BR"]',
    ['merchant.jsonc:26:17 LM007 Write the two letters of its ISO 3166 code in capitals, such as "BR".'],
  ],
  ['["BR", "BR"]', ['merchant.jsonc:26:23 LM005 Remove one of the two.']],
  ['[]', ['merchant.jsonc:26:16 LM007 Write at least one entry, for example ["BR","PT"].']],
  ['["PT"]', ['merchant.jsonc:26:16 LM025 Add "BR" to "countries", or choose another market.']],
])('reports exactly one problem when the list of countries is %s', async (written, said) => {
  const problems = await readMerchantFolderProblems(createBrokenMerchantFolder([served(written)]))
  expect(problems.map((problem) => `${formatProblemPosition(problem)} ${problem.cure}`)).toEqual(said)
})

test('control: accepts a currency other than GBP for the market UK, which prescribes none', async () => {
  expect(
    await readMerchantFolderProblems(
      createBrokenMerchantFolder([
        edit('"market": "UK"'),
        served('["GB"]'),
        ['merchant.jsonc', '"currency": "BRL"', '"currency": "GBP"'],
      ]),
    ),
  ).toEqual([])
})

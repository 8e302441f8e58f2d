import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { createBrokenMerchantFolder } from '../testing/createBrokenMerchantFolder.ts'
import { formatProblemPosition } from '../testing/readMerchantFolderProblems.ts'
import { findCurrencyWarnings } from './index.ts'

const warningsFor = (currency: string) =>
  findCurrencyWarnings(dirname(createBrokenMerchantFolder([['merchant.jsonc', '"BRL"', `"${currency}"`]])), ['acme'])

test.each([
  ['CLP', 'CLP has no cents'],
  ['JPY', 'JPY has no cents'],
  ['KRW', 'KRW has no cents'],
  ['KWD', 'KWD is divided into 1000 parts'],
])('warns of the currency %s, which is not divided into hundredths', (currency, says) => {
  const [warning, ...more] = warningsFor(currency)
  expect([warning && formatProblemPosition(warning), more]).toEqual(['merchant.jsonc:10:15 LM071', []])
  expect(warning?.message).toContain(`${says}, but the site shows every amount with two decimals`)
})

test.each(['BRL', 'EUR', 'MXN', 'COP', 'HUF', 'TZS', 'XYZ'])(
  'control: does not warn of the currency %s',
  (currency) => {
    expect(warningsFor(currency)).toEqual([])
  },
)

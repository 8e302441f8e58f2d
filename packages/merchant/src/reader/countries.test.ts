import { expect, test } from 'vitest'
import { MARKET_PACKS } from '../markets.ts'
import { countries, findCountry } from './countries.ts'
import { FILE_SCHEMAS } from './schema.ts'

const { currency, timeZone, minimumAge } = FILE_SCHEMAS.merchant.shape

test.each(countries)('returns for the country $code default values that merchant.jsonc accepts', (country) => {
  expect([
    currency.safeParse(country.currency),
    timeZone.safeParse(country.timeZone),
    minimumAge.safeParse(country.minimumAge),
  ]).toMatchObject(Array.from({ length: 3 }, () => ({ success: true })))
  expect(findCountry(country.code)).toBe(country)
})

test.each([
  ['BR', 'BR'],
  ['br', 'BR'],
  ['Brazil', 'BR'],
  ['brasil', 'BR'],
  ['España', 'ES'],
  ['Moçambique', 'MZ'],
  ['UK', 'GB'],
  ['United Kingdom', 'GB'],
  ['USA', 'US'],
  ['Deutschland', 'DE'],
  ['Mexiko', 'MX'],
  ['México', 'MX'],
])('finds, for the text "%s", the country %s', (text, code) => {
  expect(findCountry(text)?.code).toBe(code)
})

test.each(countries.filter(({ market }) => market !== undefined))(
  'returns for the country $code the currency of its market',
  ({ market, currency: own }) => {
    expect([undefined, own]).toContain(market === undefined ? null : MARKET_PACKS[market].currency)
  },
)

test.each(['', '  ', 'Atlantis', 'EN', 'XX', 'constructor'])('returns null for the unknown country "%s"', (text) => {
  expect(findCountry(text)).toBeNull()
})

import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { listCountries } from './listCountries.ts'

/** Territories that libphonenumber knows but that the site does not list as countries. */
const notShown = new Set(['AC', 'TA'])

test('lists the same dialling codes as libphonenumber (`vitest run -u` updates the list)', async () => {
  const lines = getCountries()
    .filter((code) => !notShown.has(code))
    .toSorted()
    .map((code) => `  ${code}: '${getCountryCallingCode(code)}',\n`)
  const text = `// Written by dialingCodes.test.ts out of libphonenumber's table.

/** Each country with its dialling code: ISO 3166-1 alpha-2, and digits. */
export const dialingCodes: Readonly<Record<string, string>> = {\n${lines.join('')}}\n`
  await expect(text).toMatchFileSnapshot('./dialingCodes.gen.ts')
})

test('returns the names of the countries in the given language, in alphabetical order', () => {
  const [inEnglish, inPortuguese] = [listCountries('EN'), listCountries('PT')]
  expect(inEnglish.find(({ code }) => code === 'BR')).toEqual({ code: 'BR', name: 'Brazil', diallingCode: '55' })
  expect(inPortuguese.find(({ code }) => code === 'DE')).toEqual({ code: 'DE', name: 'Alemanha', diallingCode: '49' })
  expect(inEnglish.length).toBeGreaterThan(230)
  for (const list of [inEnglish, inPortuguese])
    expect(list.filter(({ code, name }) => name === code || name === '')).toEqual([])
  // Sorting by code point would put África after Zimbábue.
  const names = inPortuguese.map(({ name }) => name)
  expect(names.indexOf('África do Sul')).toBeLessThan(names.indexOf('Albânia'))
})

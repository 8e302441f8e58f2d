import { listCountries, DEFAULT_DIALING_CODE } from '@lobby/platform/validation'
import { describe, expect, test } from 'vitest'
import { DEFAULT_DIALLING_COUNTRY, listDiallingCountryOptions, getDiallingCode } from './diallingOptions.ts'

const sent = [
  { code: 'ZA', name: 'África do Sul', diallingCode: '27' },
  { code: 'ZW', name: 'Zimbábue', diallingCode: '263' },
  { code: 'AL', name: 'Albânia', diallingCode: '355' },
]

describe('listDiallingCountryOptions', () => {
  test('sorts the platform’s countries by name in the language, each with its dialling code', () => {
    expect(listDiallingCountryOptions(sent, 'pt-BR')).toEqual([
      { value: 'ZA', label: 'África do Sul', detail: '+27' },
      { value: 'AL', label: 'Albânia', detail: '+355' },
      { value: 'ZW', label: 'Zimbábue', detail: '+263' },
    ])
  })

  test.each([undefined, []])(
    'lists the built-in countries and their dialling codes when the platform’s list is %j',
    (list) => {
      const known = listCountries('PT').map(({ code, name, diallingCode }) => ({
        value: code,
        label: name,
        detail: `+${diallingCode}`,
      }))
      const options = listDiallingCountryOptions(list, 'pt')
      expect(options).toHaveLength(known.length)
      expect(options).toEqual(expect.arrayContaining(known))
    },
  )

  test('lists only the countries that the merchant serves, with or without the platform’s list', () => {
    const detailOf = (list: typeof sent | undefined, served: readonly string[]) =>
      listDiallingCountryOptions(list, 'en', served).map(({ detail }) => detail)
    expect([detailOf(undefined, ['AO', 'BR']), detailOf(sent, ['AL', 'BR'])]).toEqual([['+244', '+55'], ['+355']])
  })

  test('lists all of the platform’s countries when the merchant serves none of them', () => {
    expect(listDiallingCountryOptions(sent, 'en', ['BR'])).toHaveLength(sent.length)
  })

  test('lists the default country with the default dialling code', () => {
    const [first] = listDiallingCountryOptions(undefined, 'en').filter(
      ({ value }) => value === DEFAULT_DIALLING_COUNTRY,
    )
    expect(first?.detail).toBe(`+${DEFAULT_DIALING_CODE}`)
  })
})

test('returns the dialling code of a country, and the default one for an unknown country', () => {
  const options = listDiallingCountryOptions(sent, 'pt-BR')
  expect([getDiallingCode(options, 'AL'), getDiallingCode(options, 'BR'), getDiallingCode([], 'AL')]).toEqual([
    '355',
    '55',
    '55',
  ])
})

import { countries, defaultDialingCode } from '@lobby/platform/validation'
import { describe, expect, test } from 'vitest'
import { defaultCountry, diallingOptions, digitsOf } from './dialling.ts'

const sent = [
  { code: 'ZA', name: 'África do Sul', diallingCode: '27' },
  { code: 'ZW', name: 'Zimbábue', diallingCode: '263' },
  { code: 'AL', name: 'Albânia', diallingCode: '355' },
]

describe('the options', () => {
  test('are the platform’s countries, as their language sorts them, each with its code as one writes it', () => {
    expect(diallingOptions(sent, 'pt-BR')).toEqual([
      { value: 'ZA', label: 'África do Sul', detail: '+27' },
      { value: 'AL', label: 'Albânia', detail: '+355' },
      { value: 'ZW', label: 'Zimbábue', detail: '+263' },
    ])
  })

  test.each([undefined, []])(
    'without a list of the platform’s (%j) they are all countries, named in the language, with the code that each one has',
    (list) => {
      const known = countries('PT').map(({ code, name, diallingCode }) => ({
        value: code,
        label: name,
        detail: `+${diallingCode}`,
      }))
      const options = diallingOptions(list, 'pt')
      expect(options).toHaveLength(known.length)
      expect(options).toEqual(expect.arrayContaining(known))
    },
  )

  test('are those that the merchant serves, before the platform’s list is there and after', () => {
    const detailOf = (list: typeof sent | undefined, served: readonly string[]) =>
      diallingOptions(list, 'en', served).map(({ detail }) => detail)
    expect([detailOf(undefined, ['AO', 'BR']), detailOf(sent, ['AL', 'BR'])]).toEqual([['+244', '+55'], ['+355']])
  })

  test('are all of the platform’s when it has none of those that the merchant serves', () => {
    expect(diallingOptions(sent, 'en', ['BR'])).toHaveLength(sent.length)
  })

  test('the country that is chosen at first is one of them, and has the code that a number has at first', () => {
    const [first] = diallingOptions(undefined, 'en').filter(({ value }) => value === defaultCountry)
    expect(first?.detail).toBe(`+${defaultDialingCode}`)
  })
})

test('the digits of a country are those of its option; of one that is not there, those of the first choice', () => {
  const options = diallingOptions(sent, 'pt-BR')
  expect([digitsOf(options, 'AL'), digitsOf(options, 'BR'), digitsOf([], 'AL')]).toEqual(['355', '55', '55'])
})

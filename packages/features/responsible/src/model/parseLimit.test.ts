import { expect, test } from 'vitest'
import { parseLimit } from './parseLimit.ts'

const range = { min: 1000, max: 100_000_000 }

test.each([
  ['200', 20_000],
  [' 200 ', 20_000],
  // The first case has full-width digits. The second case has an invisible direction mark, as in a number copied from
  // another text.
  ['\uff12\uff10\uff10', 20_000],
  ['\u200e200', 20_000],
])('parses the limit %j as 200 units of the currency', (text, amount) => {
  expect(parseLimit(text, 'DEPOSIT', range)).toEqual({ amount, problem: undefined })
})

test('parses a time limit as minutes', () => {
  expect(parseLimit('90', 'TIME', { min: 15, max: 1440 })).toEqual({ amount: 90, problem: undefined })
})

test.each(['', '1.000', '50,00', '-5', '2 00', '1e3'])('rejects the typed limit %j as unreadable', (text) => {
  expect(parseLimit(text, 'DEPOSIT', range)).toEqual({ amount: undefined, problem: 'unreadable' })
})

test.each(['1000001', '12345678901234567890', '9'.repeat(400)])(
  'reports that the limit %s is too high',
  { tags: ['B29'] },
  (text) => {
    expect(parseLimit(text, 'DEPOSIT', range)).toMatchObject({ problem: 'high' })
  },
)

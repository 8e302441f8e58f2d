import { expect, test } from 'vitest'
import { getNewAccountBounds, fillRates, validateRate, getRateRange, stepRate } from './rates.ts'

const bound = { category: 'RNG', rateBasisPoints: 30, minBasisPoints: 12, maxBasisPoints: 58 }

test.each([
  [undefined, 12],
  [undefined, 58],
  ['low', 11],
  ['high', 59],
  ['unreadable', undefined],
] as const)('validates a rate against both bounds: %s', (problem, typed) => {
  expect(validateRate(typed, bound)).toBe(problem)
})

test('steps a rate to the next multiple of the step, and stops at its bounds', () => {
  expect([30, 32, 56, 58].map((rate) => stepRate(rate, 1, bound))).toEqual([35, 35, 58, 58])
  expect([30, 32, 13, 12].map((rate) => stepRate(rate, -1, bound))).toEqual([25, 30, 12, 12])
})

test('fills all rates with the minimum, the middle or the maximum', () => {
  expect(([0, 0.5, 1] as const).map((part) => fillRates([bound], part)[0]?.rateBasisPoints)).toEqual([12, 35, 58])
})

test('bounds the rates of a new account by zero and the own rate', () => {
  expect(getNewAccountBounds([{ category: 'LIVE', rateBasisPoints: 40 }])).toEqual([
    { category: 'LIVE', rateBasisPoints: 0, minBasisPoints: 0, maxBasisPoints: 40 },
  ])
})

test('returns the lowest and the highest rate, and null when all are zero', () => {
  const of = (...rates: number[]) =>
    getRateRange(rates.map((rateBasisPoints) => ({ category: 'RNG', rateBasisPoints })))
  expect([of(40, 10, 20), of(0, 5), of(0, 0), of()]).toEqual([{ min: 10, max: 40 }, { min: 0, max: 5 }, null, null])
})

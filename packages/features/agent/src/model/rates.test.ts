import { expect, test } from 'vitest'
import {
  getNewAccountRateBounds,
  interpolateRatesBetweenBounds,
  validateRebateRate,
  getLowestAndHighestRate,
  moveRebateRateByStep,
} from './rates.ts'

const bound = { category: 'RNG', rateBasisPoints: 30, minBasisPoints: 12, maxBasisPoints: 58 }

test.each([
  [undefined, 12],
  [undefined, 58],
  ['low', 11],
  ['high', 59],
  ['unreadable', undefined],
] as const)('returns the problem %s for a typed rebate rate of %s when the bounds are 12 and 58', (problem, typed) => {
  expect(validateRebateRate(typed, bound)).toBe(problem)
})

test('changes a rate to the next multiple of the step, and stops at the bounds of the rate', () => {
  expect([30, 32, 56, 58].map((rate) => moveRebateRateByStep(rate, 1, bound))).toEqual([35, 35, 58, 58])
  expect([30, 32, 13, 12].map((rate) => moveRebateRateByStep(rate, -1, bound))).toEqual([25, 30, 12, 12])
})

test('sets all rates to the minimum, the middle or the maximum of their bounds', () => {
  expect(
    ([0, 0.5, 1] as const).map((part) => interpolateRatesBetweenBounds([bound], part)[0]?.rateBasisPoints),
  ).toEqual([12, 35, 58])
})

test('limits each rate of a new account to the range from zero to the agent’s own rate', () => {
  expect(getNewAccountRateBounds([{ category: 'LIVE', rateBasisPoints: 40 }])).toEqual([
    { category: 'LIVE', rateBasisPoints: 0, minBasisPoints: 0, maxBasisPoints: 40 },
  ])
})

test('returns the lowest and the highest rate, or null when all rates are zero', () => {
  const of = (...rates: number[]) =>
    getLowestAndHighestRate(rates.map((rateBasisPoints) => ({ category: 'RNG', rateBasisPoints })))
  expect([of(40, 10, 20), of(0, 5), of(0, 0), of()]).toEqual([{ min: 10, max: 40 }, { min: 0, max: 5 }, null, null])
})

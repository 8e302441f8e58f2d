import { expect, test } from 'vitest'
import { makeRules } from '../testing/someDownline.ts'
import { excessOf, heldBy, mostEach } from './handOut.ts'

test.each([
  [undefined, {}],
  ['times', { timesLeft: 0, dayLeftMinor: 0, balanceMinor: 0 }],
  ['day', { dayLeftMinor: 999 }],
  ['balance', { balanceMinor: 999, freeMinor: 0 }],
  ['stakes', { freeMinor: 999 }],
] as const)('returns why nothing can be sent: %s', (why, rules) => {
  expect(heldBy(makeRules(rules))).toBe(why)
})

test('checks a sum against the balance, the free part and the day, to the last hundredth', () => {
  const rules = makeRules({ balanceMinor: 30_000, dayLeftMinor: 20_000 })
  expect(excessOf(rules, 20_000)).toBeUndefined()
  expect(excessOf(rules, 20_001)).toEqual({ of: 'day', minor: 1 })
  expect(excessOf(rules, 30_001)).toEqual({ of: 'balance', minor: 1 })
  expect(excessOf({ ...rules, freeMinor: 10_000 }, 10_001)).toEqual({ of: 'free', minor: 1 })
})

test('returns the largest whole amount that all receivers can get', () => {
  const rules = makeRules({ balanceMinor: 100_000, dayLeftMinor: 5_000_000, maxMinor: 500_000 })
  expect(mostEach(rules, 0)).toBe(100_000)
  expect(mostEach(rules, 3)).toBe(33_300)
  expect(mostEach({ ...rules, freeMinor: 30_000 }, 3)).toBe(10_000)
  expect(mostEach(makeRules({ balanceMinor: 9_000_000 }), 1)).toBe(500_000)
  expect(mostEach(rules, 101)).toBeUndefined()
})

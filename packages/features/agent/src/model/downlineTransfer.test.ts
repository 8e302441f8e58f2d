import { expect, test } from 'vitest'
import { createDownlineTransferLimitsFixture } from '../testing/downlineFixtures.ts'
import { findExceededTransferLimit, getTransferBlockReason, getMaxAmountPerReceiverMinor } from './downlineTransfer.ts'

test.each([
  [undefined, {}],
  ['times', { timesLeft: 0, dayLeftMinor: 0, balanceMinor: 0 }],
  ['day', { dayLeftMinor: 999 }],
  ['balance', { balanceMinor: 999, freeMinor: 0 }],
  ['stakes', { freeMinor: 999 }],
] as const)('returns %s as the reason that blocks every transfer when the transfer rules are %j', (why, rules) => {
  expect(getTransferBlockReason(createDownlineTransferLimitsFixture(rules))).toBe(why)
})

test('returns the limit that a sum exceeds: the balance, the sendable part of the balance, or the daily limit', () => {
  const rules = createDownlineTransferLimitsFixture({ balanceMinor: 30_000, dayLeftMinor: 20_000 })
  expect(findExceededTransferLimit(rules, 20_000)).toBeUndefined()
  expect(findExceededTransferLimit(rules, 20_001)).toEqual({ of: 'day', minor: 1 })
  expect(findExceededTransferLimit(rules, 30_001)).toEqual({ of: 'balance', minor: 1 })
  expect(findExceededTransferLimit({ ...rules, freeMinor: 10_000 }, 10_001)).toEqual({ of: 'free', minor: 1 })
})

test('returns the largest amount, in whole currency units, that every receiver can get', () => {
  const rules = createDownlineTransferLimitsFixture({
    balanceMinor: 100_000,
    dayLeftMinor: 5_000_000,
    maxMinor: 500_000,
  })
  expect(getMaxAmountPerReceiverMinor(rules, 0)).toBe(100_000)
  expect(getMaxAmountPerReceiverMinor(rules, 3)).toBe(33_300)
  expect(getMaxAmountPerReceiverMinor({ ...rules, freeMinor: 30_000 }, 3)).toBe(10_000)
  expect(getMaxAmountPerReceiverMinor(createDownlineTransferLimitsFixture({ balanceMinor: 9_000_000 }), 1)).toBe(
    500_000,
  )
  expect(getMaxAmountPerReceiverMinor(rules, 101)).toBeUndefined()
})

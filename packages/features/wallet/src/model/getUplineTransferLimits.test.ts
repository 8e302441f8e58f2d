import { expect, test } from 'vitest'
import { createUplineTransferRulesFixture } from '../testing/uplineTransferFixtures.ts'
import { findUplineTransferBlockingRule, getUplineTransferLimits } from './getUplineTransferLimits.ts'

test.each([
  [{}, 200_000],
  [{ dayLeftMinor: 30_000 }, 30_000],
  [{ balanceMinor: 12_345 }, 12_345],
  [{ freeMinor: 5_000 }, 5_000],
  [{ freeMinor: 500_000 }, 200_000],
  [{ balanceMinor: 0 }, 1_000],
])('limits a transfer to the upline: the rules %j allow at most %i minor units', (overrides, most) => {
  expect(getUplineTransferLimits(createUplineTransferRulesFixture(overrides))).toEqual({
    minMinor: 1_000,
    maxMinor: most,
  })
})

test.each([
  [{}, undefined],
  [{ timesLeft: 1 }, undefined],
  [{ dayLeftMinor: 1_000 }, undefined],
  [{ balanceMinor: 1_000 }, undefined],
  [{ timesLeft: 0, balanceMinor: 0 }, 'times'],
  [{ dayLeftMinor: 999 }, 'day'],
  [{ balanceMinor: 999, freeMinor: 0 }, 'balance'],
  [{ freeMinor: 1_000 }, undefined],
  [{ freeMinor: 999 }, 'stakes'],
])('finds the rule that prevents every transfer to the upline: the rules %j return %s', (overrides, held) => {
  expect(findUplineTransferBlockingRule(createUplineTransferRulesFixture(overrides))).toBe(held)
})

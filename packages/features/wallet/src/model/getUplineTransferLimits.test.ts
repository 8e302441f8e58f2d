import { expect, test } from 'vitest'
import { makeUplineRules } from '../testing/makeUplineRules.ts'
import { findTransferBlock, getUplineTransferLimits } from './getUplineTransferLimits.ts'

test.each([
  [{}, 200_000],
  [{ dayLeftMinor: 30_000 }, 30_000],
  [{ balanceMinor: 12_345 }, 12_345],
  [{ freeMinor: 5_000 }, 5_000],
  [{ freeMinor: 500_000 }, 200_000],
  [{ balanceMinor: 0 }, 1_000],
])('with the rules %j, limits a transfer to the upline to %i minor units', (overrides, most) => {
  expect(getUplineTransferLimits(makeUplineRules(overrides))).toEqual({ minMinor: 1_000, maxMinor: most })
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
])('with the rules %j, finds this rule that prevents every transfer to the upline: %s', (overrides, held) => {
  expect(findTransferBlock(makeUplineRules(overrides))).toBe(held)
})

import { expect, test } from 'vitest'
import { calculateFee } from './calculateFee.ts'

test.each([
  [{ feeMinor: 0, feeBasisPoints: 0 }, 10_000, 0],
  [{ feeMinor: 250, feeBasisPoints: 50 }, 10_000, 300],
  [{ feeMinor: 0, feeBasisPoints: 250 }, 3_039, 75],
])('calculates for the fee %j on the amount %d this number of whole minor units: %d', (fee, amount, taken) => {
  expect(calculateFee(fee, amount)).toBe(taken)
})

import { expect, test } from 'vitest'
import { calculatePaymentFee } from './calculatePaymentFee.ts'

test.each([
  [{ feeMinor: 0, feeBasisPoints: 0 }, 10_000, 0],
  [{ feeMinor: 250, feeBasisPoints: 50 }, 10_000, 300],
  [{ feeMinor: 0, feeBasisPoints: 250 }, 3_039, 75],
])('calculates the fee from the fee rule %j and the amount %d: %d minor units', (fee, amount, taken) => {
  expect(calculatePaymentFee(fee, amount)).toBe(taken)
})

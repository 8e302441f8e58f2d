import { expect, test } from 'vitest'
import { isWithdrawalOpen } from './isWithdrawalOpen.ts'

test.each([
  ['REVIEW', true],
  ['PROCESSING', true],
  ['PAID', false],
  ['REFUSED', false],
  ['CANCELLED', false],
  // A status that only a newer platform knows.
  ['LATER', false],
])('counts a withdrawal with status %s as open: %j', (status, is) => {
  expect(isWithdrawalOpen(status)).toBe(is)
})

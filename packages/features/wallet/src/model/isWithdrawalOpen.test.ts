import { expect, test } from 'vitest'
import { isWithdrawalOpen } from './isWithdrawalOpen.ts'

test.each([
  ['REVIEW', true],
  ['PROCESSING', true],
  ['PAID', false],
  ['REFUSED', false],
  ['CANCELLED', false],
  // This status is unknown to this version of the site.
  ['LATER', false],
])('counts a withdrawal with status %s as open: %j', (status, is) => {
  expect(isWithdrawalOpen(status)).toBe(is)
})

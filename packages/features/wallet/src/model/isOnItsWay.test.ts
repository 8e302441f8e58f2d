import { expect, test } from 'vitest'
import { isOnItsWay } from './isOnItsWay.ts'

test.each([
  ['REVIEW', true],
  ['PROCESSING', true],
  ['PAID', false],
  ['REFUSED', false],
  ['CANCELLED', false],
  // Of a platform that knows one more.
  ['LATER', false],
])('a withdrawal that is %s is on its way: %j', (status, is) => {
  expect(isOnItsWay(status)).toBe(is)
})

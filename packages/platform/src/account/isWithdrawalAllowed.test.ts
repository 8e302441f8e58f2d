import { expect, test } from 'vitest'
import { isWithdrawalAllowed } from './isWithdrawalAllowed.ts'

test.each<[boolean, string, unknown, Parameters<typeof isWithdrawalAllowed>[1]]>([
  [true, 'a member whom the platform allows to withdraw', 0, { withdrawAllowed: true }],
  [true, 'an agent for whom the platform sends no permission', 1, {}],
  [true, 'a member whose info is not loaded yet', 0, undefined],
  [false, 'a member whom the platform forbids to withdraw', 0, { withdrawAllowed: false }],
  [false, 'a trial account, even if the platform allows it', 4, { withdrawAllowed: true }],
  [false, 'an account with an invalid type', '0', { withdrawAllowed: true }],
])('returns %s as the permission to see links to the withdrawal page for %s', (allowed, _, type, info) => {
  expect(isWithdrawalAllowed(type, info)).toBe(allowed)
})

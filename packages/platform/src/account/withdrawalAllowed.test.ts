import { expect, test } from 'vitest'
import { withdrawalAllowed } from './withdrawalAllowed.ts'

test.each<[boolean, string, unknown, Parameters<typeof withdrawalAllowed>[1]]>([
  [true, 'a member of whom the platform says so', 0, { withdrawAllowed: true }],
  [true, 'an agent of whom it says nothing', 1, {}],
  [true, 'a member of whom nothing is known yet', 0, undefined],
  [false, 'a member of whom the platform says that not', 0, { withdrawAllowed: false }],
  [false, 'a trial account, whatever the platform says', 4, { withdrawAllowed: true }],
  [false, 'an account whose type cannot be read', '0', { withdrawAllowed: true }],
])('%s: %s', (allowed, _, type, info) => {
  expect(withdrawalAllowed(type, info)).toBe(allowed)
})

import { expect, test } from 'vitest'
import { lockTimeOf } from './saleTime.ts'

test.each([
  [60_000, 5, 55_000],
  [60_000, 0, 60_000],
  [1_800_500, 30, 1_770_500],
])(
  'keeps sales open, for a draw in %i ms with a lock of %i s, for %i ms',
  { tags: ['LOTT-029'] },
  (remainTime, lockTime, left) => {
    expect(lockTimeOf({ remainTime, lockTime })).toBe(left)
  },
)

test.each([
  [5000, 5],
  [4999, 5],
  [-20_000, 5],
])(
  'keeps sales open, for a draw in %i ms with a lock of %i s, for no time',
  { tags: ['LOTT-030'] },
  (remainTime, lockTime) => {
    expect(lockTimeOf({ remainTime, lockTime })).toBe(0)
  },
)

import { expect, test } from 'vitest'
import { getLockTime } from './saleTime.ts'

test.each([
  [60_000, 5, 55_000],
  [60_000, 0, 60_000],
  [1_800_500, 30, 1_770_500],
])(
  'returns the sale time of a draw in %i ms with a lock of %i s: %i ms',
  { tags: ['LOTT-029'] },
  (remainTime, lockTime, left) => {
    expect(getLockTime({ remainTime, lockTime })).toBe(left)
  },
)

test.each([
  [5000, 5],
  [4999, 5],
  [-20_000, 5],
])('returns no sale time for a draw in %i ms with a lock of %i s', { tags: ['LOTT-030'] }, (remainTime, lockTime) => {
  expect(getLockTime({ remainTime, lockTime })).toBe(0)
})

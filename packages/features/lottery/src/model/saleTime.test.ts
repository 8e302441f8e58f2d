import { expect, test } from 'vitest'
import { getTimeUntilSalesCloseMs } from './saleTime.ts'

test.each([
  [60_000, 5, 55_000],
  [60_000, 0, 60_000],
  [1_800_500, 30, 1_770_500],
])(
  'subtracts the lock time: with a draw in %i ms and a lock time of %i s, sales close in %i ms',
  { tags: ['LOTT-029'] },
  (remainTime, lockTime, left) => {
    expect(getTimeUntilSalesCloseMs({ remainTime, lockTime })).toBe(left)
  },
)

test.each([
  [5000, 5],
  [4999, 5],
  [-20_000, 5],
])(
  'calculates that sales have closed when the draw is in %i ms and the lock time is %i s',
  { tags: ['LOTT-030'] },
  (remainTime, lockTime) => {
    expect(getTimeUntilSalesCloseMs({ remainTime, lockTime })).toBe(0)
  },
)

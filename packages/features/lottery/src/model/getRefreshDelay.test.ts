import { DAY_MS } from '@lobby/platform/calendar'
import { expect, test } from 'vitest'
import { getRefreshDelay } from './getRefreshDelay.ts'

test('refetches the lotteries at the earliest draw', { tags: ['LOTT-017'] }, () => {
  expect(getRefreshDelay([12_000, 4000, 20_000])).toBe(4000)
})

test('refetches the lotteries after 30 s at the latest', { tags: ['LOTT-018'] }, () => {
  expect(getRefreshDelay([30_001, DAY_MS])).toBe(30_000)
  expect(getRefreshDelay([])).toBe(30_000)
})

test.each([0, -5000])(
  'refetches the lotteries after 7 s when %i ms remain until a draw',
  { tags: ['LOTT-019'] },
  (remaining) => {
    expect(getRefreshDelay([60_000, remaining])).toBe(7000)
  },
)

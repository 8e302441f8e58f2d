import { DAY_MS } from '@lobby/platform/calendar'
import { expect, test } from 'vitest'
import { getDelayUntilNextDrawMs } from './getDelayUntilNextDrawMs.ts'

test('refetches the lotteries at the earliest draw', { tags: ['LOTT-017'] }, () => {
  expect(getDelayUntilNextDrawMs([12_000, 4000, 20_000])).toBe(4000)
})

test('refetches the lotteries after 30 s at the latest', { tags: ['LOTT-018'] }, () => {
  expect(getDelayUntilNextDrawMs([30_001, DAY_MS])).toBe(30_000)
  expect(getDelayUntilNextDrawMs([])).toBe(30_000)
})

test.each([0, -5000])(
  'refetches the lotteries after 7 s when %i ms remain until a draw',
  { tags: ['LOTT-019'] },
  (remaining) => {
    expect(getDelayUntilNextDrawMs([60_000, remaining])).toBe(7000)
  },
)

import { expect, test } from 'vitest'
import { getOrdersRefetchDelayMs } from './getOrdersRefetchDelayMs.ts'

const order = (status: string, remainTime?: number, receivedAt = 0) => ({ status, remainTime, receivedAt })

test.each([
  ['only settled orders', [order('WON', 0), order('CANCELLED', 5000)], 1000, false],
  ['no orders', [], 0, false],
  ['the next draw', [order('OPEN', 20_000), order('OPEN', 12_000), order('LOST', 1)], 2000, 10_000],
  ['a draw that is hours away', [order('OPEN', 7_200_000)], 0, 30_000],
  ['a draw that is over but not settled yet', [order('OPEN', 5000)], 6000, 7000],
  ['pages of different ages', [order('OPEN', 20_000, 0), order('OPEN', 19_000, 9000)], 10_000, 10_000],
  ['a platform that sends no remaining time', [order('OPEN')], 0, 30_000],
] as const)('returns the delay until orders are refetched for: %s', (_, orders, now, wanted) => {
  expect(getOrdersRefetchDelayMs(orders, now)).toBe(wanted)
})

test('waits at least 2 s between requests for orders, even if the next draw is sooner', { tags: ['N14'] }, () => {
  expect(getOrdersRefetchDelayMs([{ status: 'OPEN', remainTime: 40, receivedAt: 1000 }], 1030)).toBe(1970)
})

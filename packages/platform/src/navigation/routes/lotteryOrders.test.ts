import { expect, test } from 'vitest'
import {
  orderRoutes,
  parseLotteryOrdersFilters,
  readLotteryOrderId,
  readBettingPageLotteryCode,
} from './lotteryOrders.ts'

const queryOf = (address: string) => new URL(address, 'http://acme.localhost').searchParams

test.each([
  [{}, '/m/lottery/orders'],
  [{ status: 'OPEN' }, '/m/lottery/orders?status=OPEN'],
  [{ status: 'WON' }, '/m/lottery/orders?status=WON'],
  [{ status: 'CANCELLED' }, '/m/lottery/orders?status=CANCELLED'],
  [
    { status: 'SETTLED', from: '2026-11-14', to: '2026-11-20' },
    '/m/lottery/orders?status=SETTLED&from=2026-11-14&to=2026-11-20',
  ],
] as const)('writes the filters %j into the URL of the lottery orders and reads them back', (address, path) => {
  expect(orderRoutes.orders(address)).toBe(path)
  expect(parseLotteryOrdersFilters(queryOf(path))).toEqual({ status: 'ALL', from: '', to: '', ...address })
})

test.each([
  'status=',
  'status=open',
  'status=constructor',
  'from=2026-11-20',
  'from=2026-11-20&to=2026-11-19',
  'from=2026-13-01&to=2026-13-02',
  'from=x&to=y',
  'from=2026-11-01<&to=2026-11-02',
])('ignores the invalid query %s of the list of lottery orders', { tags: ['L5'] }, (query) =>
  expect(parseLotteryOrdersFilters(new URLSearchParams(query))).toEqual({ status: 'ALL', from: '', to: '' }),
)

test('reads an order id or a lottery code from a URL only when it is valid', () => {
  expect(readLotteryOrderId(queryOf(orderRoutes.order('VN0000000012')))).toBe('VN0000000012')
  expect(readBettingPageLotteryCode(queryOf(orderRoutes.start('lua-1')))).toBe('lua-1')
  for (const wrong of ['', 'VN1', 'vn0000000012', 'VN0000000012x', 'xVN0000000012', '../x'])
    expect(readLotteryOrderId(new URLSearchParams({ orderId: wrong }))).toBe('')
  for (const wrong of ['', '../x', 'a b', '<b>'])
    expect(readBettingPageLotteryCode(new URLSearchParams({ code: wrong }))).toBe('')
})

test('leaves out a range of days when its first or last day is missing', () => {
  expect([orderRoutes.orders({ from: '2026-11-14' }), orderRoutes.orders({ to: '2026-11-20' })]).toEqual([
    '/m/lottery/orders',
    '/m/lottery/orders',
  ])
})

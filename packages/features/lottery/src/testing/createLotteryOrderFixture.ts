import type { Bet, Order, OrderDetail } from '../queries/orders.ts'

/** Creates an open order. `overrides` replace its fields. */
export const createLotteryOrderFixture = (id: number, overrides: Partial<Order> = {}): Order => ({
  orderId: `VN${String(id).padStart(10, '0')}`,
  code: 'lua-1',
  remark: `Lottery ${id}`,
  mobileIconUrl: `/lottery/${id}.webp`,
  numero: `20261120-${id}`,
  prizeMode: 'LOTT',
  status: 'OPEN',
  stakeMinor: 1000,
  payoutMinor: 0,
  refundMinor: 0,
  betCount: 2,
  placedAt: '2026-11-20T15:00:00Z',
  winningTime: '2026-11-20T16:00:00Z',
  cancellable: true,
  remainTime: 3_600_000,
  lockTime: 5,
  ...overrides,
})

/** Creates a bet of an order. */
export const createLotteryBetFixture = (id: number, overrides: Partial<Bet> = {}): Bet => ({
  subOrderId: id,
  playCode: 'SIZE',
  playName: 'Big or small',
  selection: 'BIG',
  selectionName: `Big ${id}`,
  odds: 1.95,
  stakeMinor: 500,
  payoutMinor: 0,
  status: 'OPEN',
  ...overrides,
})

/** Creates the platform's response for one order. */
export const createLotteryOrderDetailFixture = (
  order: Order,
  subOrders: readonly Bet[],
): Omit<OrderDetail, 'receivedAt'> => ({ order, subOrders: [...subOrders], balanceMinor: 99_000 })

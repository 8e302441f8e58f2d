import { codeIn } from './lotteryAddress.ts'
import { readDays } from './readDays.ts'

/** How orders may stand that a list is narrowed to; settled ones are those that won and those that did not. */
export const orderStatuses = ['ALL', 'OPEN', 'SETTLED', 'WON', 'CANCELLED'] as const

/** What a list of orders shows, as its address says it. */
export interface LotteryOrdersAddress {
  readonly status: (typeof orderStatuses)[number]
  /** Days of the merchant as `2026-11-20`, both included; both empty for whenever. */
  readonly from: string
  readonly to: string
}

/** Reads the query of a list of orders; what is none of its values counts as not given, and so do days in the wrong order. */
export function readLotteryOrdersAddress(query: URLSearchParams): LotteryOrdersAddress {
  return {
    status: orderStatuses.find((each) => each === query.get('status')) ?? 'ALL',
    from: '',
    to: '',
    ...readDays(query),
  }
}

/** Builds the addresses around a member's orders and the bets they come from. */
export const orderRoutes = {
  orders: ({ status = 'ALL', from = '', to = '' }: Partial<LotteryOrdersAddress> = {}): string => {
    const query = new URLSearchParams({
      ...(status !== 'ALL' && { status }),
      ...(from && to && { from, to }),
    }).toString()
    return query ? `/m/lottery/orders?${query}` : '/m/lottery/orders'
  },
  /** @param orderId As the platform numbers it, `VN0000000012`. */
  order: (orderId: string): string => `/m/lottery/order?${new URLSearchParams({ orderId }).toString()}`,
  /** The betting page of one lottery within the site. */
  start: (code: string): string => `/m/startLottery?${new URLSearchParams({ code }).toString()}`,
  moreLottery: (): string => '/m/moreLottery',
} as const

/** The order that an address names; empty for what is none. */
export const readOrderId = (query: URLSearchParams): string => /^VN\d{10}$/.exec(query.get('orderId') ?? '')?.[0] ?? ''

/** The lottery whose betting page an address names; empty for none. */
export const readStartCode = (query: URLSearchParams): string => codeIn(query, 'code')

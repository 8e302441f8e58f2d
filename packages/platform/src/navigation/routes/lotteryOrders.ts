import { readLotteryCode } from './lotteryPaths.ts'
import { parseDayInterval } from './parseDayInterval.ts'

/** The statuses by which a list of orders can be filtered. `SETTLED` includes both won and lost orders. */
export const lotteryOrderStatusFilters = ['ALL', 'OPEN', 'SETTLED', 'WON', 'CANCELLED'] as const

/** The filters of a list of orders, as its URL contains them. */
export interface LotteryOrdersFilters {
  readonly status: (typeof lotteryOrderStatusFilters)[number]
  /**
   * The first and the last day, both included, as `2026-11-20` in the merchant's time zone. Both are empty for all
   * days.
   */
  readonly from: string
  readonly to: string
}

/** Parses the query of a list of orders. It ignores invalid values and days in the wrong order. */
export function parseLotteryOrdersFilters(query: URLSearchParams): LotteryOrdersFilters {
  return {
    status: lotteryOrderStatusFilters.find((each) => each === query.get('status')) ?? 'ALL',
    from: '',
    to: '',
    ...parseDayInterval(query),
  }
}

/** Builds the paths of a member's lottery orders and of the betting pages. */
export const orderRoutes = {
  orders: ({ status = 'ALL', from = '', to = '' }: Partial<LotteryOrdersFilters> = {}): string => {
    const query = new URLSearchParams({
      ...(status !== 'ALL' && { status }),
      ...(from && to && { from, to }),
    }).toString()
    return query ? `/m/lottery/orders?${query}` : '/m/lottery/orders'
  },
  /** @param orderId The platform's id of the order, for example `VN0000000012`. */
  order: (orderId: string): string => `/m/lottery/order?${new URLSearchParams({ orderId }).toString()}`,
  /** The path of the site's betting page of one lottery. */
  start: (code: string): string => `/m/startLottery?${new URLSearchParams({ code }).toString()}`,
  moreLottery: (): string => '/m/moreLottery',
} as const

/** Reads the order id from a query. Returns an empty text if it is missing or invalid. */
export const readLotteryOrderId = (query: URLSearchParams): string =>
  /^VN\d{10}$/.exec(query.get('orderId') ?? '')?.[0] ?? ''

/**
 * Reads the code of the lottery from the query of a betting page. Returns an empty text if it is missing or invalid.
 */
export const readBettingPageLotteryCode = (query: URLSearchParams): string => readLotteryCode(query, 'code')

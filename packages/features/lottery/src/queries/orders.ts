import type { Client, ResponseValueOf } from '@lobby/api'
import { lotteryOrderDetail, lotteryOrders } from '@lobby/api/operations/lottery'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import type { LotteryOrdersFilters } from '@lobby/platform/navigation'
import type { Session } from '@lobby/platform/session'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getOrdersRefetchDelayMs } from '../model/getOrdersRefetchDelayMs.ts'

export type Order = ResponseValueOf<'lotteryOrderDetail'>['order']
export type Bet = ResponseValueOf<'lotteryOrderDetail'>['subOrders'][number]

/**
 * The time of a response, as a value of `performance.now()`. The remaining times in the response count from this time.
 */
interface Received {
  readonly receivedAt: number
}
export type OrderPage = ResponseValueOf<'lotteryOrders'> & Received
export type OrderDetail = ResponseValueOf<'lotteryOrderDetail'> & Received

const PAGE_SIZE = 20

/** The query key prefix of all queries about a member's lottery orders. */
export const lotteryOrdersQueryKeyPrefix = ['lotteryOrders'] as const

interface Scope {
  readonly api: Client
  readonly session: Session
  readonly language: string
}

interface After {
  readonly pageNo: number
  /** The cursor at the end of the previous page; empty for the first page. */
  readonly after: string
}

/** Fetches a member's lottery orders page by page, newest first (LOTT-040). Refetches open orders at their draw. */
export const lotteryOrdersQuery = ({
  api,
  session,
  language,
  address: { status, from, to },
}: Scope & { readonly address: LotteryOrdersFilters }) =>
  infiniteQueryOptions({
    queryKey: [...lotteryOrdersQueryKeyPrefix, session.epoch, language, { status, from, to }],
    queryFn: async ({ pageParam: { pageNo, after }, signal }): Promise<OrderPage> => {
      const query = {
        pageNo,
        pageSize: PAGE_SIZE,
        ...(after && { after }),
        ...(status !== 'ALL' && { status }),
        ...(from && to && { startDate: from, endDate: to }),
      }
      const page = await api.call(lotteryOrders, { query, signal })
      return { ...page, receivedAt: performance.now() }
    },
    initialPageParam: { pageNo: 1, after: '' },
    getNextPageParam: nextPage,
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      getOrdersRefetchDelayMs(
        data?.pages.flatMap(({ content, receivedAt }) => content.map((order) => ({ ...order, receivedAt }))) ?? [],
      ),
    meta: memberScoped,
  })

/**
 * Returns the cursor of the next page. Ends the list at a page without new orders, even if the platform reports further
 * pages.
 */
function nextPage({ content, next }: OrderPage, pages: readonly OrderPage[]): After | undefined {
  const before = new Set(pages.slice(0, -1).flatMap((page) => page.content.map(({ orderId }) => orderId)))
  return next !== undefined && content.some(({ orderId }) => !before.has(orderId))
    ? { pageNo: pages.length + 1, after: next }
    : undefined
}

/** Fetches one lottery order with its bets (LOTT-041). Refetches an open order at its draw. */
export const lotteryOrderQuery = ({ api, session, language, orderId }: Scope & { readonly orderId: string }) =>
  queryOptions({
    queryKey: [...lotteryOrdersQueryKeyPrefix, session.epoch, language, orderId],
    queryFn: async ({ signal }): Promise<OrderDetail> => {
      const detail = await api.call(lotteryOrderDetail, { query: { orderId }, signal })
      return { ...detail, receivedAt: performance.now() }
    },
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      getOrdersRefetchDelayMs(data ? [{ ...data.order, receivedAt: data.receivedAt }] : []),
    meta: memberScoped,
  })

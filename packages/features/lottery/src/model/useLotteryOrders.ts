import { useLanguage } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import type { LotteryOrdersFilters } from '@lobby/platform/navigation'
import { useMemberSession } from '@lobby/platform/session'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lotteryOrderQuery, lotteryOrdersQuery, type Order } from '../queries/orders.ts'
import { useIsPageVisible } from './useIsPageVisible.ts'
import { useRefetchBalanceOnSettlement } from './useRefetchBalanceOnSettlement.ts'

const noPolling = { refetchInterval: false } as const

/**
 * Returns the member's lottery orders. Refetches the orders at the draw of each open order while the page is visible.
 */
export function useLotteryOrders(address: LotteryOrdersFilters) {
  const { language } = useLanguage()
  const scope = { api: useApi(), session: useMemberSession(), language }
  const isPageVisible = useIsPageVisible()
  const orders = useInfiniteQuery({
    ...lotteryOrdersQuery({ ...scope, address }),
    placeholderData: keepPreviousData,
    ...(!isPageVisible && noPolling),
  })
  useRefetchBalanceOnSettlement(orders.data?.pages.flatMap(({ content }) => content) ?? noOrders)
  return orders
}

const noOrders: readonly Order[] = []

/**
 * Returns one lottery order of the member. Refetches the order at its draw while the order is open and the page is
 * visible.
 */
export function useLotteryOrder(orderId: string) {
  const { language } = useLanguage()
  const scope = { api: useApi(), session: useMemberSession(), language }
  const isPageVisible = useIsPageVisible()
  const order = useQuery({ ...lotteryOrderQuery({ ...scope, orderId }), ...(!isPageVisible && noPolling) })
  useRefetchBalanceOnSettlement(order.data ? [order.data.order] : noOrders)
  return order
}

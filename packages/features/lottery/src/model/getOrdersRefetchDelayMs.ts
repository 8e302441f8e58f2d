import { getDelayUntilNextDrawMs, MIN_LOTTERY_REFETCH_DELAY_MS } from './getDelayUntilNextDrawMs.ts'

interface Watched {
  readonly status: string
  /** The time from the response to the draw, in milliseconds. If absent, the longest delay applies. */
  readonly remainTime?: number | undefined
  /** The time of the response, as a value of `performance.now()`. */
  readonly receivedAt: number
}

/**
 * Returns the delay in milliseconds until the orders are refetched, which is the time until the next draw of an open
 * order. Returns false if all orders are settled.
 */
export function getOrdersRefetchDelayMs(orders: readonly Watched[], now: number = performance.now()): number | false {
  const open = orders.filter(({ status }) => status === 'OPEN')
  if (open.length === 0) return false
  const gone = now - Math.max(...open.map(({ receivedAt }) => receivedAt))
  return Math.max(
    getDelayUntilNextDrawMs(open.map(({ remainTime = Infinity, receivedAt }) => remainTime - (now - receivedAt))),
    MIN_LOTTERY_REFETCH_DELAY_MS - gone,
  )
}

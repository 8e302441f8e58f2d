import { getDelayUntilNextDrawMs, MIN_LOTTERY_REFETCH_DELAY_MS } from './getDelayUntilNextDrawMs.ts'

/**
 * Returns the delay in milliseconds until the next request for the lotteries, from the remaining times in the last
 * response. The delay after a response has a minimum.
 */
export function getLotteriesRefetchDelayMs(
  list: readonly { readonly remainTime: number }[],
  receivedAt: number,
): number {
  const gone = performance.now() - receivedAt
  return Math.max(
    getDelayUntilNextDrawMs(list.map(({ remainTime }) => remainTime - gone)),
    MIN_LOTTERY_REFETCH_DELAY_MS - gone,
  )
}

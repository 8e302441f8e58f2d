import { getRefreshDelay, MIN_REFRESH_DELAY_MS } from './getRefreshDelay.ts'

/**
 * Returns the delay until the lotteries are refetched, in milliseconds. Subtracts the time since `receivedAt` from the
 * remaining times in the response. Never returns less than the minimum delay after a response.
 */
export function getNextDrawDelay(list: readonly { readonly remainTime: number }[], receivedAt: number): number {
  const gone = performance.now() - receivedAt
  return Math.max(getRefreshDelay(list.map(({ remainTime }) => remainTime - gone)), MIN_REFRESH_DELAY_MS - gone)
}

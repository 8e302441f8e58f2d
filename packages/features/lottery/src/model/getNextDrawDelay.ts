import { getRefreshDelay, MIN_REFRESH_DELAY_MS } from './getRefreshDelay.ts'

/**
 * Returns the delay in milliseconds until the next request for the lotteries, from the remaining times in the last
 * response. The delay after a response has a minimum.
 */
export function getNextDrawDelay(list: readonly { readonly remainTime: number }[], receivedAt: number): number {
  const gone = performance.now() - receivedAt
  return Math.max(getRefreshDelay(list.map(({ remainTime }) => remainTime - gone)), MIN_REFRESH_DELAY_MS - gone)
}

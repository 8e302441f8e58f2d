import { getRefreshDelay, MIN_REFRESH_DELAY_MS } from './getRefreshDelay.ts'

/**
 * Returns the delay until the lotteries are refetched, in milliseconds, by what now remains of the times in the
 * response of `receivedAt`. Keeps a minimum delay after a response.
 */
export function getNextDrawDelay(list: readonly { readonly remainTime: number }[], receivedAt: number): number {
  const gone = performance.now() - receivedAt
  return Math.max(getRefreshDelay(list.map(({ remainTime }) => remainTime - gone)), MIN_REFRESH_DELAY_MS - gone)
}

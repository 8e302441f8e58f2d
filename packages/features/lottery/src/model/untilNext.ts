import { refreshDelay, shortest } from './refreshDelay.ts'

/**
 * Returns the delay until the lotteries are refetched, in milliseconds, by what now remains of the times in the
 * response of `receivedAt`. Keeps a minimum delay after a response.
 */
export function untilNext(list: readonly { readonly remainTime: number }[], receivedAt: number): number {
  const gone = performance.now() - receivedAt
  return Math.max(refreshDelay(list.map(({ remainTime }) => remainTime - gone)), shortest - gone)
}

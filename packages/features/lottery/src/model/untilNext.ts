import { refreshDelay, shortest } from './refreshDelay.ts'

/** Milliseconds until lotteries are asked for again: by what remains now of the answer that came at `receivedAt`. One that stays away is no reason to hurry. */
export function untilNext(list: readonly { readonly remainTime: number }[], receivedAt: number): number {
  const gone = performance.now() - receivedAt
  return Math.max(refreshDelay(list.map(({ remainTime }) => remainTime - gone)), shortest - gone)
}

import { countdownStart, pageClock } from '@lobby/ui'
import { useCallback, useSyncExternalStore } from 'react'
import type { Lottery } from '../queries/lotteries.ts'

/** Milliseconds until nothing is sold any more for the running draw: what remains until it, less `lockTime` seconds, at least 0 (C37). */
export const lockTimeOf = ({ remainTime, lockTime }: Pick<Lottery, 'remainTime' | 'lockTime'>): number =>
  Math.max(0, remainTime - lockTime * 1000)

const nothing = (): void => undefined

/**
 * Whether a time of the page's clock has come. It is told by the one timer of all countdowns, and at once when the page is seen again; who
 * waits for nothing any more does not keep that timer awake.
 */
export function useOver(deadline: number): boolean {
  const clock = pageClock()
  const subscribe = useCallback(
    (listener: () => void) => {
      if (clock.now() >= deadline || deadline === Infinity) return nothing
      // Told within `join` at first, when there is nothing to leave yet.
      let leave = nothing
      leave = clock.join((now) => {
        if (now < deadline) return
        listener()
        leave()
      })
      return leave
    },
    [clock, deadline],
  )
  return useSyncExternalStore(subscribe, () => clock.now() >= deadline)
}

interface Sold {
  readonly isSale: boolean
  readonly remainTime: number
  readonly lockTime: number
  readonly lotteryTime: readonly number[]
}

/** The time of the page's clock at which nothing is sold any more; long ago where nothing is sold. @param receivedAt `performance.now()` at the answer */
function closesAt({ lotteryTime: [asked = 0, answered = asked], ...sold }: Sold, receivedAt: number): number {
  return sold.isSale ? receivedAt + countdownStart(lockTimeOf(sold), [asked, answered]) : -Infinity
}

/** Whether the sale of a draw is over: by the platform's word, or by this page's own time, also where the platform cannot be asked. */
export const useClosed = (draw: Sold & { readonly receivedAt: number }): boolean =>
  useOver(closesAt(draw, draw.receivedAt))

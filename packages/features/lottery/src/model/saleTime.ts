import { computeInitialCountdownMs, getPageCountdownClock } from '@lobby/ui'
import { useCallback, useSyncExternalStore } from 'react'
import type { Lottery } from '../queries/lotteries.ts'

/**
 * Returns the time in milliseconds until sales of the current draw close: the remaining time minus the lock time, at
 * least 0 (C37 in decision 001).
 */
export const getTimeUntilSalesCloseMs = ({ remainTime, lockTime }: Pick<Lottery, 'remainTime' | 'lockTime'>): number =>
  Math.max(0, remainTime - lockTime * 1000)

const noop = (): void => undefined

/**
 * Returns true as soon as a deadline on the page's clock has passed, even if the page was hidden at the deadline.
 * @param deadline - a time as a value of `performance.now()`
 */
export function useHasDeadlinePassed(deadline: number): boolean {
  const clock = getPageCountdownClock()
  const subscribe = useCallback(
    (listener: () => void) => {
      if (clock.now() >= deadline || deadline === Infinity) return noop
      // `subscribe` may call the listener before it returns the unsubscribe function.
      let leave = noop
      leave = clock.subscribe((now) => {
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

interface SaleTimes {
  readonly isSale: boolean
  readonly remainTime: number
  readonly lockTime: number
  readonly lotteryTime: readonly number[]
}

/**
 * Returns the time when sales of a draw close, as a value of `performance.now()`; -Infinity if the draw is not on sale.
 * @param receivedAt - the time of the response, as a value of `performance.now()`
 */
function calculateClosingTime(
  { lotteryTime: [asked = 0, answered = asked], ...sold }: SaleTimes,
  receivedAt: number,
): number {
  return sold.isSale
    ? receivedAt + computeInitialCountdownMs(getTimeUntilSalesCloseMs(sold), [asked, answered])
    : -Infinity
}

/** Returns true if sales of a draw have closed, by the platform's response or by the page's clock. */
export const useIsDrawSaleClosed = (draw: SaleTimes & { readonly receivedAt: number }): boolean =>
  useHasDeadlinePassed(calculateClosingTime(draw, draw.receivedAt))

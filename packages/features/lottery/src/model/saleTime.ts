import { getCountdownStart, getPageClock } from '@lobby/ui'
import { useCallback, useSyncExternalStore } from 'react'
import type { Lottery } from '../queries/lotteries.ts'

/**
 * Returns the time until sales of the current draw close, in milliseconds: the remaining time minus `lockTime`
 * seconds, at least 0 (C37).
 */
export const getLockTime = ({ remainTime, lockTime }: Pick<Lottery, 'remainTime' | 'lockTime'>): number =>
  Math.max(0, remainTime - lockTime * 1000)

const noop = (): void => undefined

/**
 * Returns true when a time of the page's clock has passed. Shares one timer with all countdowns, and checks at once
 * when the page becomes visible again. Leaves the timer once the time has passed.
 * @param deadline - a time by `performance.now()`
 */
export function useHasPassed(deadline: number): boolean {
  const clock = getPageClock()
  const subscribe = useCallback(
    (listener: () => void) => {
      if (clock.now() >= deadline || deadline === Infinity) return noop
      // The first call may happen inside `join`, before there is a function to leave.
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
 * Returns the time when sales close, by the page's clock; -Infinity when nothing is on sale.
 * @param receivedAt - the time of the response, by `performance.now()`
 */
function calculateClosingTime(
  { lotteryTime: [asked = 0, answered = asked], ...sold }: SaleTimes,
  receivedAt: number,
): number {
  return sold.isSale ? receivedAt + getCountdownStart(getLockTime(sold), [asked, answered]) : -Infinity
}

/**
 * Returns true when sales of a draw have closed, as reported by the platform or by the page's own clock, so that it
 * also works offline.
 */
export const useIsClosed = (draw: SaleTimes & { readonly receivedAt: number }): boolean =>
  useHasPassed(calculateClosingTime(draw, draw.receivedAt))

import { useEffect, useLayoutEffect, useRef } from 'react'
import { observeVisibility } from '../observeVisibility/observeVisibility.ts'
import { getPageCountdownClock, type CountdownClock } from './clock.ts'
import { computeInitialCountdownMs, formatCountdown } from './formatCountdown.ts'
import { writeElementText } from '../translation/writeElementText.ts'
import styles from './Countdown.module.css'

export interface CountdownProps {
  /** The milliseconds until the deadline, at the moment when the server sent its response. */
  readonly remainTime: number
  /** The times at which the request was sent and the response arrived, in milliseconds. */
  readonly lotteryTime: readonly [number, number]
  readonly isSale: boolean
  /**
   * The value of `performance.now()` when the response arrived. Store it with the data, so that a screen that is
   * mounted again does not restart the countdown.
   */
  readonly receivedAt: number
  /** The accessible name, for example `Time left`. */
  readonly label: string
  /** `board` shows each pair of digits on a small board. */
  readonly look?: 'plain' | 'board'
  /** The size of the digits. `row` is for a lottery in a list, next to the balls of its last result. */
  readonly size?: 's' | 'm' | 'row' | 'l'
  /**
   * Called one time when the time runs out while the countdown is on screen. Not called off screen: code that must
   * never miss the end needs another timer.
   */
  readonly onEnd?: () => void
  /** The clock that updates the countdown. Defaults to `getPageCountdownClock()`. */
  readonly clock?: CountdownClock
}

const NEAR_END_MS = 6000

/**
 * Renders the time until a deadline as HH:MM:SS, or `--:--:--` if sales are closed or the time is over. Highlights the
 * last six seconds. All countdowns share one clock, which stops while no countdown is visible. The countdown writes its
 * digits into the page without React.
 */
export function Countdown({
  remainTime,
  lotteryTime,
  isSale,
  receivedAt,
  label,
  look = 'plain',
  size = 'm',
  onEnd,
  clock,
}: CountdownProps) {
  const root = useRef<HTMLSpanElement>(null)
  const latestOnOver = useRef(onEnd)
  useEffect(() => {
    latestOnOver.current = onEnd
  })
  const deadline = isSale ? receivedAt + computeInitialCountdownMs(remainTime, lotteryTime) : -Infinity

  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const time = clock ?? getPageCountdownClock()
    const pairs = [...element.querySelectorAll('b')]
    const write = (now: number): boolean => {
      const left = deadline - now
      const text = formatCountdown(left)
      pairs.forEach((pair, index) => writeElementText(pair, text[index] ?? ''))
      element.toggleAttribute('data-near', left > 0 && left < NEAR_END_MS)
      element.toggleAttribute('data-none', left <= 0)
      return left > 0
    }
    if (!write(time.now())) return
    let leave: (() => void) | undefined
    const stop = () => {
      leave?.()
      leave = undefined
    }
    const onTick = (now: number) => {
      if (write(now)) return
      unwatch()
      stop()
      latestOnOver.current?.()
    }
    const unwatch = observeVisibility(element, (isVisible) => {
      if (!isVisible) stop()
      else leave ??= time.subscribe(onTick)
    })
    return () => {
      unwatch()
      stop()
    }
  }, [clock, deadline])

  return (
    <span
      ref={root}
      className={styles.countdown}
      role="timer"
      aria-label={label}
      data-look={look}
      data-size={size}
      dir="ltr">
      <b>--</b>
      <i>:</i>
      <b>--</b>
      <i>:</i>
      <b>--</b>
    </span>
  )
}

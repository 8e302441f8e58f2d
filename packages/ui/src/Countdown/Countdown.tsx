import { useEffect, useLayoutEffect, useRef } from 'react'
import { onScreen } from '../onScreen/onScreen.ts'
import { pageClock, type Clock } from './clock.ts'
import { countdownStart, countdownText } from './countdownText.ts'
import { writeText } from '../translation/writeText.ts'
import styles from './Countdown.module.css'

export interface CountdownProps {
  /** Milliseconds that remained when the server answered. */
  readonly remainTime: number
  /** When it was asked and when it was answered, in milliseconds. */
  readonly lotteryTime: readonly [number, number]
  readonly isSale: boolean
  /** `performance.now()` at the answer: kept with the data, so that a screen that comes back does not start anew. */
  readonly receivedAt: number
  /** What is counted, for those who do not see it: `Time left`. */
  readonly label: string
  /** `board`: each pair on a little board. */
  readonly look?: 'plain' | 'board'
  /** `row`: of a lottery in a list, beside its balls. */
  readonly size?: 's' | 'm' | 'row' | 'l'
  /** Called once when it runs out while it is on screen; what must not miss it has a timer of its own. */
  readonly onOver?: () => void
  /** The page's own unless given. */
  readonly clock?: Clock
}

const NEAR = 6000

/**
 * Counts down HH:MM:SS to a deadline, `--:--:--` when sales are closed or the time is over, and marks its last six seconds. All of them share
 * one clock, which writes the figures that changed straight into the page and sleeps when none is seen.
 */
export function Countdown({
  remainTime,
  lotteryTime,
  isSale,
  receivedAt,
  label,
  look = 'plain',
  size = 'm',
  onOver,
  clock,
}: CountdownProps) {
  const root = useRef<HTMLSpanElement>(null)
  const told = useRef(onOver)
  useEffect(() => {
    told.current = onOver
  })
  const deadline = isSale ? receivedAt + countdownStart(remainTime, lotteryTime) : -Infinity

  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const time = clock ?? pageClock()
    const pairs = [...element.querySelectorAll('b')]
    const write = (now: number): boolean => {
      const left = deadline - now
      const text = countdownText(left)
      pairs.forEach((pair, index) => writeText(pair, text[index] ?? ''))
      element.toggleAttribute('data-near', left > 0 && left < NEAR)
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
      told.current?.()
    }
    const unwatch = onScreen(element, (seen) => {
      if (!seen) stop()
      else leave ??= time.join(onTick)
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

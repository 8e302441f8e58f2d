import type { ScrollPace } from '../Picture/scrollPace.ts'

/** The speed above which scrolling counts as fast. It is about three phone screens per second. */
const FAST_PX_PER_MS = 2.4
/** The time without a scroll event after which scrolling counts as stopped. */
const SCROLL_END_DELAY_MS = 120
/**
 * The maximum time between two scroll events of one movement. If more time passes between two events, the second event
 * counts as a jump.
 */
const MAX_EVENT_GAP_MS = 400

export interface ScrollPaceTracker extends ScrollPace {
  /** Receives the new scroll position of the page, in pixels. Call it on each scroll event. */
  readonly reportPosition: (to: number) => void
  /** Cancels all calls that wait for slow scrolling, and resets the speed. */
  readonly stop: () => void
}

/**
 * Measures how fast a page scrolls.
 *
 * @param clock Returns milliseconds that never go backwards.
 */
export function createScrollPaceTracker(clock = () => performance.now()): ScrollPaceTracker {
  const waitingCalls = new Set<() => void>()
  let last = { time: -Infinity, position: 0 }
  let isFast = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function slowDown() {
    isFast = false
    const calls = [...waitingCalls]
    waitingCalls.clear()
    for (const call of calls) call()
  }

  return {
    isFast: () => isFast,
    onSlow(call) {
      // Checks the speed again, because scrolling may have become slow after the caller checked the speed.
      if (isFast) waitingCalls.add(call)
      else call()
      return () => waitingCalls.delete(call)
    },
    reportPosition(to) {
      const time = clock()
      const elapsed = time - last.time
      const speed = Math.abs(to - last.position) / Math.max(1, elapsed)
      last = { time, position: to }
      clearTimeout(timer)
      const wasFast = isFast
      isFast = elapsed < MAX_EVENT_GAP_MS && speed > FAST_PX_PER_MS
      if (isFast) timer = setTimeout(slowDown, SCROLL_END_DELAY_MS)
      else if (wasFast) slowDown()
    },
    stop() {
      clearTimeout(timer)
      waitingCalls.clear()
      isFast = false
    },
  }
}

/** The functions of the browser that a countdown clock uses: timers, time and the visibility of the page. */
export interface CountdownClockDependencies {
  readonly setInterval: (onTick: () => void, milliseconds: number) => number
  readonly clearInterval: (timer: number) => void
  /**
   * Returns a time in milliseconds that never goes backwards, even when the player changes the clock of the device. The
   * site passes `performance.now`.
   */
  readonly now: () => number
  readonly page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
}

export interface CountdownClock {
  readonly now: () => number
  /**
   * Calls `onTick` immediately with the time of `now`, then twice a second while the page is visible. Returns a
   * function that ends the calls.
   */
  readonly subscribe: (onTick: (now: number) => void) => () => void
}

const TICK_INTERVAL_MS = 500

/**
 * Creates a clock with one timer for all countdowns. The timer stops while the page is hidden and while there are no
 * listeners.
 */
export function createCountdownClock({
  setInterval,
  clearInterval,
  now,
  page,
}: CountdownClockDependencies): CountdownClock {
  const listeners = new Set<(now: number) => void>()
  let timer: number | undefined
  const tick = () => {
    const time = now()
    for (const onTick of [...listeners]) onTick(time)
  }
  const updateTimer = () => {
    const isNeeded = listeners.size > 0 && !page.hidden
    if (isNeeded && timer === undefined) timer = setInterval(tick, TICK_INTERVAL_MS)
    if (!isNeeded && timer !== undefined) {
      clearInterval(timer)
      timer = undefined
    }
  }
  const onVisibility = () => {
    updateTimer()
    if (!page.hidden) tick()
  }
  return {
    now,
    subscribe: (onTick) => {
      if (listeners.size === 0) page.addEventListener('visibilitychange', onVisibility)
      listeners.add(onTick)
      updateTimer()
      onTick(now())
      return () => {
        listeners.delete(onTick)
        if (listeners.size === 0) page.removeEventListener('visibilitychange', onVisibility)
        updateTimer()
      }
    },
  }
}

let sharedClock: CountdownClock | undefined

/** Returns the clock that all countdowns of the page share. Creates it on the first call. */
export function getPageCountdownClock(): CountdownClock {
  sharedClock ??= createCountdownClock({
    setInterval: (onTick, milliseconds) => window.setInterval(onTick, milliseconds),
    clearInterval: (timer) => window.clearInterval(timer),
    now: () => performance.now(),
    page: document,
  })
  return sharedClock
}

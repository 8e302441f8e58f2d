/** What a clock is made of: the timers and the time of a page. */
export interface ClockParts {
  readonly setInterval: (onTick: () => void, milliseconds: number) => number
  readonly clearInterval: (timer: number) => void
  /** Milliseconds that only ever go forward, whatever the device's clock does: `performance.now`. */
  readonly now: () => number
  readonly page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
}

export interface Clock {
  readonly now: () => number
  /** Tells the time at once, then twice a second while the page is seen; gives the way out. */
  readonly join: (onTick: (now: number) => void) => () => void
}

const STEP = 500

/** One timer for everything that counts down. It sleeps while the page is hidden and while nobody has joined. */
export function createClock({ setInterval, clearInterval, now, page }: ClockParts): Clock {
  const joined = new Set<(now: number) => void>()
  let timer: number | undefined
  const tick = () => {
    const time = now()
    for (const onTick of [...joined]) onTick(time)
  }
  const mind = () => {
    const wanted = joined.size > 0 && !page.hidden
    if (wanted && timer === undefined) timer = setInterval(tick, STEP)
    if (!wanted && timer !== undefined) {
      clearInterval(timer)
      timer = undefined
    }
  }
  const onVisibility = () => {
    mind()
    if (!page.hidden) tick()
  }
  return {
    now,
    join: (onTick) => {
      if (joined.size === 0) page.addEventListener('visibilitychange', onVisibility)
      joined.add(onTick)
      mind()
      onTick(now())
      return () => {
        joined.delete(onTick)
        if (joined.size === 0) page.removeEventListener('visibilitychange', onVisibility)
        mind()
      }
    },
  }
}

let shared: Clock | undefined

/** The page's own clock, made when it is first asked for. */
export function pageClock(): Clock {
  shared ??= createClock({
    setInterval: (onTick, milliseconds) => window.setInterval(onTick, milliseconds),
    clearInterval: (timer) => window.clearInterval(timer),
    now: () => performance.now(),
    page: document,
  })
  return shared
}

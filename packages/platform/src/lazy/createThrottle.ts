/** The parts of the browser's clock that the throttle uses. */
export interface ThrottleClock {
  readonly now: () => number
  readonly setTimeout: (run: () => void, milliseconds: number) => number
  readonly clearTimeout: (timer: number) => void
}

const pageClock: ThrottleClock = {
  now: () => performance.now(),
  setTimeout: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clearTimeout: (timer) => window.clearTimeout(timer),
}

/**
 * Creates a throttle that runs a function at most one time in the given number of milliseconds. After a run, a request
 * waits until that number of milliseconds has passed.
 *
 * @returns `ask` requests a run, and `stop` cancels a pending one.
 */
export function createThrottle(action: () => void, milliseconds: number, clock: ThrottleClock = pageClock) {
  let last = -Infinity
  let timer: number | undefined
  const run = () => {
    timer = undefined
    last = clock.now()
    action()
  }
  return {
    ask: () => {
      const wait = last + milliseconds - clock.now()
      if (wait <= 0) run()
      else timer ??= clock.setTimeout(run, wait)
    },
    stop: () => timer !== undefined && clock.clearTimeout(timer),
  }
}

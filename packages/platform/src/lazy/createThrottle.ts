/** What is needed of the page's clock. */
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
 * Runs `look` at most once in so many milliseconds: at once after a pause, else at its end.
 *
 * @returns what asks for a look, and what takes back the one that is still to come
 */
export function createThrottle(look: () => void, milliseconds: number, clock: ThrottleClock = pageClock) {
  let last = -Infinity
  let timer: number | undefined
  const run = () => {
    timer = undefined
    last = clock.now()
    look()
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

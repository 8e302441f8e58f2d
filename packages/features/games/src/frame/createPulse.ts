/** The page's timers. */
export interface PulseClock {
  readonly setTimeout: (run: () => void, milliseconds: number) => number
  readonly clearTimeout: (timer: number) => void
}

export interface PulseInit {
  /** Asks the game whether it is there. */
  readonly ask: () => void
  /** It was there before, and is not any more. */
  readonly onGone: () => void
  readonly clock?: PulseClock
}

/** How long a game that has answered before may take to answer, in milliseconds: one that is only busy comes to it. */
const patience = 5000

const pageClock: PulseClock = {
  setTimeout: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clearTimeout: (timer) => window.clearTimeout(timer),
}

/**
 * Whether a game in a frame is still there: no browser tells a page that the system has ended a frame of it. Only a game that has answered
 * once is held for gone when it does not: others may not know the question.
 */
export function createPulse({ ask, onGone, clock = pageClock }: PulseInit) {
  let knows = false
  let waiting: number | undefined
  const calm = () => {
    if (waiting !== undefined) clock.clearTimeout(waiting)
    waiting = undefined
  }
  return {
    /** Asks, and waits for the answer. */
    beat: () => {
      ask()
      if (knows) waiting ??= clock.setTimeout(() => ((waiting = undefined), onGone()), patience)
    },
    /** The game has said something. @param answered it was the answer */
    heard: (answered: boolean) => {
      knows ||= answered
      calm()
    },
    /** Waits for nothing any more: nobody answers a page that is not seen. */
    calm,
  }
}

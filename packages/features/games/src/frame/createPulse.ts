/** The timer functions of the page. */
export interface PulseClock {
  readonly setTimeout: (run: () => void, milliseconds: number) => number
  readonly clearTimeout: (timer: number) => void
}

export interface PulseInit {
  /** Sends the game a ping. */
  readonly ask: () => void
  /** Called when a game that answered before no longer answers. */
  readonly onGone: () => void
  readonly clock?: PulseClock
}

/** The time a game has to answer a ping. Long enough for a game that is only busy. */
const patience = 5000

const pageClock: PulseClock = {
  setTimeout: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clearTimeout: (timer) => window.clearTimeout(timer),
}

/**
 * Detects that the operating system has ended a game's frame, which browsers do not report. Pings the game and
 * reports it as gone when the answer is missing. Ignores games that have never answered, because they may not know
 * the ping.
 */
export function createPulse({ ask, onGone, clock = pageClock }: PulseInit) {
  let knows = false
  let waiting: number | undefined
  const calm = () => {
    if (waiting !== undefined) clock.clearTimeout(waiting)
    waiting = undefined
  }
  return {
    /** Sends a ping and waits for the answer. */
    beat: () => {
      ask()
      if (knows) waiting ??= clock.setTimeout(() => ((waiting = undefined), onGone()), patience)
    },
    /**
     * Records a message of the game.
     * @param answered - true when the message answers a ping
     */
    heard: (answered: boolean) => {
      knows ||= answered
      calm()
    },
    /** Stops waiting for an answer. A page in the background gets none. */
    calm,
  }
}

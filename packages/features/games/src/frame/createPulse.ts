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
const ANSWER_TIMEOUT_MS = 5000

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
  let hasAnswered = false
  let timer: number | undefined
  const stop = () => {
    if (timer !== undefined) clock.clearTimeout(timer)
    timer = undefined
  }
  return {
    /** Sends a ping and waits for the answer. */
    ping: () => {
      ask()
      if (hasAnswered) timer ??= clock.setTimeout(() => ((timer = undefined), onGone()), ANSWER_TIMEOUT_MS)
    },
    /**
     * Records a message of the game.
     * @param answered - true when the message answers a ping
     */
    receive: (answered: boolean) => {
      hasAnswered ||= answered
      stop()
    },
    /** Stops waiting for an answer. A page in the background gets none. */
    stop,
  }
}

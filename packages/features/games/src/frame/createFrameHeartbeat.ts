/** The timer functions that the heartbeat uses. */
export interface HeartbeatTimers {
  readonly setTimeout: (run: () => void, milliseconds: number) => number
  readonly clearTimeout: (timer: number) => void
}

export interface FrameHeartbeatOptions {
  /** Sends a ping to the game. */
  readonly ping: () => void
  /** Called when a game stops answering pings, after it has answered at least one. */
  readonly onGone: () => void
  readonly clock?: HeartbeatTimers
}

/** The longest time in milliseconds to wait for the answer to a ping. A busy game needs less time. */
const ANSWER_TIMEOUT_MS = 5000

const pageClock: HeartbeatTimers = {
  setTimeout: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clearTimeout: (timer) => window.clearTimeout(timer),
}

/**
 * Pings a game to detect that the operating system has ended the game's frame, which browsers do not report. Ignores a
 * game that has never answered a ping, because the game may not support pings.
 */
export function createFrameHeartbeat({ ping, onGone, clock = pageClock }: FrameHeartbeatOptions) {
  let hasAnswered = false
  let timer: number | undefined
  const stop = () => {
    if (timer !== undefined) clock.clearTimeout(timer)
    timer = undefined
  }
  return {
    /** Sends a ping, and waits for the answer if the game has answered a ping before. */
    ping: () => {
      ping()
      if (hasAnswered) timer ??= clock.setTimeout(() => ((timer = undefined), onGone()), ANSWER_TIMEOUT_MS)
    },
    /**
     * Records a message from the game. Any message ends the wait for an answer.
     * @param answered - true if the message answers a ping
     */
    receive: (answered: boolean) => {
      hasAnswered ||= answered
      stop()
    },
    /** Stops waiting for an answer, because a page in the background receives no answers. */
    stop,
  }
}

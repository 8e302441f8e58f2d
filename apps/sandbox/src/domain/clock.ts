/** The sandbox's time, which can travel. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  advance(ms: number): void
  set(at: number): void
  /** Back to the real time. */
  reset(): void
}

/** @param real - the time that this clock is an offset of */
export function createClock(real: () => number = Date.now): Clock {
  let offset = 0
  return {
    now: () => real() + offset,
    advance: (ms) => void (offset += ms),
    // The database keeps whole milliseconds.
    set: (at) => void (offset = Math.round(at - real())),
    reset: () => void (offset = 0),
  }
}

/** The clock of the sandbox. Tests and developer switches can change its time. */
export interface SandboxClock {
  /** Returns the time of the sandbox in milliseconds since 1970. */
  now(): number
  advance(ms: number): void
  set(at: number): void
  /** Sets the clock back to the real time. */
  reset(): void
}

/**
 * Creates a clock that adds an offset to the real time.
 * @param real - returns the real time in milliseconds since 1970
 */
export function createSandboxClock(real: () => number = Date.now): SandboxClock {
  let offset = 0
  return {
    now: () => real() + offset,
    advance: (ms) => void (offset += ms),
    // The database stores whole milliseconds.
    set: (at) => void (offset = Math.round(at - real())),
    reset: () => void (offset = 0),
  }
}

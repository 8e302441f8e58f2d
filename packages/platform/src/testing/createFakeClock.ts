export interface FakeClock {
  readonly now: () => number
  readonly setTimeout: (run: () => void, milliseconds: number) => number
  readonly clearTimeout: (timer: number) => void
  /** Moves the clock forward. Due timers run in order, each at its own time. */
  readonly advance: (milliseconds: number) => void
}

/** Creates a clock that moves only when a test advances it. It starts at 2026-01-01 00:00 UTC by default. */
export function createFakeClock(start: number = Date.UTC(2026, 0, 1)): FakeClock {
  let now = start
  let last = 0
  const due = new Map<number, { readonly at: number; readonly run: () => void }>()
  return {
    now: () => now,
    setTimeout: (run, milliseconds) => {
      due.set(++last, { at: now + Math.max(0, milliseconds), run })
      return last
    },
    clearTimeout: (timer) => void due.delete(timer),
    advance: (milliseconds) => {
      const end = now + milliseconds
      for (;;) {
        const next = [...due].filter(([, { at }]) => at <= end).sort(([, one], [, other]) => one.at - other.at)[0]
        if (!next) break
        due.delete(next[0])
        now = next[1].at
        next[1].run()
      }
      now = end
    },
  }
}

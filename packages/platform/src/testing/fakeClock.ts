export interface FakeClock {
  readonly now: () => number
  readonly setTimeout: (run: () => void, milliseconds: number) => number
  readonly clearTimeout: (timer: number) => void
  /** Lets milliseconds pass: what is due runs in its order, each at its own time. */
  readonly advance: (milliseconds: number) => void
}

/** A clock that stands until a test moves it. Starts at 2026-01-01 00:00 UTC unless told otherwise. */
export function fakeClock(start: number = Date.UTC(2026, 0, 1)): FakeClock {
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

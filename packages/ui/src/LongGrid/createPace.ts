import type { Pace } from '../Picture/pace.ts'

/** Pixels a millisecond, about three screens of a phone a second. */
const fast = 2.4
/** Milliseconds after which a list that is scrolled no further stands still. */
const stillAfter = 120
/** Milliseconds between two places, at most, that belong to one movement: further apart, the page was taken to a place. */
const together = 400

export interface FollowedPace extends Pace {
  /** Tells where the page is scrolled to, in pixels. */
  readonly moved: (to: number) => void
  /** Forgets all who wait, and how fast it was. */
  readonly stop: () => void
}

/** Follows how fast a page is scrolled. @param clock milliseconds that only grow */
export function createPace(clock = () => performance.now()): FollowedPace {
  const waiting = new Set<() => void>()
  let last = { at: -Infinity, place: 0 }
  let quick = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function slowDown() {
    quick = false
    const calls = [...waiting]
    waiting.clear()
    for (const call of calls) call()
  }

  return {
    isFast: () => quick,
    whenSlow(call) {
      // It may have slowed down since whoever asks looked: a drawing takes its time.
      if (quick) waiting.add(call)
      else call()
      return () => waiting.delete(call)
    },
    moved(to) {
      const at = clock()
      const passed = at - last.at
      const speed = Math.abs(to - last.place) / Math.max(1, passed)
      last = { at, place: to }
      clearTimeout(timer)
      const was = quick
      quick = passed < together && speed > fast
      if (quick) timer = setTimeout(slowDown, stillAfter)
      else if (was) slowDown()
    },
    stop() {
      clearTimeout(timer)
      waiting.clear()
      quick = false
    },
  }
}

import { useEffect, useEffectEvent, useRef, useState, type RefCallback } from 'react'

/** What is needed of the page's clock. */
interface LoadClock {
  readonly now: () => number
  readonly setTimeout: (run: () => void, milliseconds: number) => number
  readonly clearTimeout: (timer: number) => void
}

export interface LoadMoreInit {
  /** There is more, and nothing is under way. */
  readonly ready: boolean
  readonly onMore: () => void
  /** The page's own unless given. */
  readonly clock?: LoadClock
}

/** Asked for within so many px of the end (GAME-039), and once in so many milliseconds (GAME-040). */
const reach = '0px 0px 500px'
const pace = 1000

const pageClock: LoadClock = {
  now: () => performance.now(),
  setTimeout: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clearTimeout: (timer) => window.clearTimeout(timer),
}

/** Asks for more whenever the end of a list comes near. Gives the ref for an element at its end. */
export function useLoadMore({ ready, onMore, clock = pageClock }: LoadMoreInit): RefCallback<Element> {
  const [end, setEnd] = useState<Element | null>(null)
  const [near, setNear] = useState(false)
  const last = useRef(-Infinity)
  const more = useEffectEvent(onMore)

  useEffect(() => {
    if (!end) return
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), { root: document, rootMargin: reach })
    observer.observe(end)
    return () => observer.disconnect()
  }, [end])

  useEffect(() => {
    if (!near || !ready) return
    const timer = clock.setTimeout(
      () => {
        last.current = clock.now()
        more()
      },
      Math.max(0, last.current + pace - clock.now()),
    )
    return () => clock.clearTimeout(timer)
  }, [near, ready, clock])

  return setEnd
}

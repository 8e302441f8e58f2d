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
  const last = useRef(-Infinity)
  const more = useEffectEvent(onMore)

  // Looked at anew for each page: where the end was before a page came says nothing of where that page has put it.
  useEffect(() => {
    if (!end || !ready) return
    let timer: number | undefined
    const stop = () => timer !== undefined && clock.clearTimeout(timer)
    const ask = () => {
      last.current = clock.now()
      more()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        stop()
        if (entries.at(-1)?.isIntersecting) timer = clock.setTimeout(ask, Math.max(0, last.current + pace - clock.now()))
      },
      { root: document, rootMargin: reach },
    )
    observer.observe(end)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [end, ready, clock])

  return setEnd
}

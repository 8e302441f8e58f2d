import { useEffect, useEffectEvent, useRef, useState, type RefCallback } from 'react'
import { holdFocusBelow, isFocusBelow } from './focusBelow.ts'

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
/** Events by which a person returns to the list. */
const moves = ['focusin', 'wheel', 'touchmove'] as const

const pageClock: LoadClock = {
  now: () => performance.now(),
  setTimeout: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clearTimeout: (timer) => window.clearTimeout(timer),
}

/**
 * Calls `onMore` when the end of a list comes near, except while the keyboard focus is below the list.
 * @returns The ref for an element at the end of the list.
 */
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
    let isHeld = false
    let isScrolled = false
    const observer = new IntersectionObserver(
      (entries) => {
        stop()
        if (!entries.at(-1)?.isIntersecting) return
        isHeld = !isScrolled && isFocusBelow(end)
        if (!isHeld) timer = clock.setTimeout(ask, Math.max(0, last.current + pace - clock.now()))
      },
      { root: document, rootMargin: reach },
    )
    const lookAgain = ({ type }: Event) => {
      isScrolled = type !== 'focusin'
      if (isScrolled && !isHeld) return
      observer.unobserve(end)
      observer.observe(end)
    }
    observer.observe(end)
    for (const type of moves) document.addEventListener(type, lookAgain, { passive: true })
    return () => {
      observer.disconnect()
      for (const type of moves) document.removeEventListener(type, lookAgain)
      stop()
    }
  }, [end, ready, clock])

  useEffect(() => (end ? holdFocusBelow(end) : undefined), [end])

  return setEnd
}

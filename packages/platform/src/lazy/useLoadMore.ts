import { useEffect, useEffectEvent, useRef, useState, type RefCallback } from 'react'
import { keepFocusedElementInView, isFocusBelowList } from './focusBelowList.ts'

/** The parts of the browser's clock that the hook uses. */
interface LoadClock {
  readonly now: () => number
  readonly setTimeout: (run: () => void, milliseconds: number) => number
  readonly clearTimeout: (timer: number) => void
}

export interface LoadMoreOptions {
  /** True if the list has a further page and no page is loading. */
  readonly isReady: boolean
  readonly onMore: () => void
  /** Defaults to the browser's clock. */
  readonly clock?: LoadClock
}

/** The next page of the list loads when the end of the list is within 500 px of the screen (GAME-039). */
const rootMargin = '0px 0px 500px'
/** The shortest time between the loads of two pages of the list (GAME-040). */
const MIN_INTERVAL_MS = 1000
/** The events that show that the player has returned to the list. */
const returnEvents = ['focusin', 'wheel', 'touchmove'] as const

const pageClock: LoadClock = {
  now: () => performance.now(),
  setTimeout: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clearTimeout: (timer) => window.clearTimeout(timer),
}

/**
 * Calls `onMore` when the end of a list comes near the screen, except while the keyboard focus is below the list.
 *
 * @returns The ref for an element at the end of the list.
 */
export function useLoadMore({ isReady, onMore, clock = pageClock }: LoadMoreOptions): RefCallback<Element> {
  const [end, setEnd] = useState<Element | null>(null)
  const last = useRef(-Infinity)
  const more = useEffectEvent(onMore)

  // Observes the end of the list again after each new page of rows, because the end has moved.
  useEffect(() => {
    if (!end || !isReady) return
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
        isHeld = !isScrolled && isFocusBelowList(end)
        if (!isHeld) timer = clock.setTimeout(ask, Math.max(0, last.current + MIN_INTERVAL_MS - clock.now()))
      },
      { root: document, rootMargin },
    )
    const observeAgain = ({ type }: Event) => {
      isScrolled = type !== 'focusin'
      if (isScrolled && !isHeld) return
      observer.unobserve(end)
      observer.observe(end)
    }
    observer.observe(end)
    for (const type of returnEvents) document.addEventListener(type, observeAgain, { passive: true })
    return () => {
      observer.disconnect()
      for (const type of returnEvents) document.removeEventListener(type, observeAgain)
      stop()
    }
  }, [end, isReady, clock])

  useEffect(() => (end ? keepFocusedElementInView(end) : undefined), [end])

  return setEnd
}

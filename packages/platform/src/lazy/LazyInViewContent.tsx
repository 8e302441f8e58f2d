import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
import { createThrottle, type ThrottleClock } from './createThrottle.ts'

/** The distance from the screen at which the content loads (specification part 2, section 9). */
const rootMargin = '100px'
/** The pause between two checks of the distance while the page scrolls (specification part 2, section 9). */
const CHECK_INTERVAL_MS = 300

export interface LazyInViewContentProps {
  /** Shown until the content comes near the screen. Reserves the space of the content. */
  readonly placeholder: ReactNode
  readonly children: ReactNode
  /** Defaults to the browser's clock. */
  readonly clock?: ThrottleClock
}

/**
 * Renders its content as soon as the placeholder comes within 100 px of the screen. The content stays rendered
 * afterwards (SHELL-129). Content that scrolls past in less than 300 ms is not loaded (SHELL-130).
 */
export function LazyInViewContent({ placeholder, children, clock }: LazyInViewContentProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    let within = false
    // A transition renders in slices, so that the page still responds to a tap.
    const show = () => startTransition(() => setNear(true))
    const { ask, stop } = createThrottle(() => within && show(), CHECK_INTERVAL_MS, clock)
    const observer = new IntersectionObserver(
      (entries) => {
        within = entries.at(-1)?.isIntersecting ?? false
        ask()
      },
      { root: document, rootMargin },
    )
    observer.observe(place.current)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [near, clock])
  return near ? children : <div ref={place}>{placeholder}</div>
}

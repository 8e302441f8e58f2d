import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
import { createThrottle, type ThrottleClock } from './createThrottle.ts'

/** How near, and how often that is looked at while the page scrolls, in milliseconds (specification part 2, section 9). */
const reach = '100px'
const pause = 300

export interface NearProps {
  /** Keeps the room meanwhile. */
  readonly placeholder: ReactNode
  readonly children: ReactNode
  /** The page's own unless given. */
  readonly clock?: ThrottleClock
}

/**
 * Shows its content once it comes within 100 px of the screen, and from then on (SHELL-129). What flies past in less than 300 ms is not
 * asked for (SHELL-130).
 */
export function Near({ placeholder, children, clock }: NearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    let within = false
    // In slices, since a finger may be on its way.
    const show = () => startTransition(() => setNear(true))
    const { ask, stop } = createThrottle(() => within && show(), pause, clock)
    const observer = new IntersectionObserver(
      (entries) => {
        within = entries.at(-1)?.isIntersecting ?? false
        ask()
      },
      { root: document, rootMargin: reach },
    )
    observer.observe(place.current)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [near, clock])
  return near ? children : <div ref={place}>{placeholder}</div>
}

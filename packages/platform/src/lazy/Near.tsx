import { useEffect, useState, type ReactNode } from 'react'
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
  const [place, setPlace] = useState<Element | null>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place) return
    let within = false
    const { ask, stop } = createThrottle(() => within && setNear(true), pause, clock)
    const observer = new IntersectionObserver(
      (entries) => {
        within = entries.at(-1)?.isIntersecting ?? false
        ask()
      },
      { root: document, rootMargin: reach },
    )
    observer.observe(place)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [place, clock])
  return near ? children : <div ref={setPlace}>{placeholder}</div>
}

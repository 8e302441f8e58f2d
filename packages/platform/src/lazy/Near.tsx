import { useEffect, useState, type ReactNode } from 'react'

export interface NearProps {
  /** Keeps the room meanwhile. */
  readonly placeholder: ReactNode
  readonly children: ReactNode
}

/** Shows its content once it comes within 100 px of the screen, and from then on (SHELL-129). */
export function Near({ placeholder, children }: NearProps) {
  const [place, setPlace] = useState<Element | null>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place) return
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && setNear(true), {
      root: document,
      rootMargin: '100px',
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [place])
  return near ? children : <div ref={setPlace}>{placeholder}</div>
}

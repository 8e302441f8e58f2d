import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Says how far a screen was scrolled when it is left, for another one or for another page. Its place is then its own to restore. */
export function useLeaving(onLeave: (scroll: number) => void): void {
  const scrolled = useRef(0)
  const leave = useEffectEvent(() => onLeave(scrolled.current))
  useLayoutEffect(() => {
    const follow = () => {
      scrolled.current = window.scrollY
    }
    const left = () => leave()
    // The browser would restore the place before the screen stands: on what waits for it, whose height is another.
    window.history.scrollRestoration = 'manual'
    // Ahead of whoever draws at it: to ask for the place after that is to lay out.
    window.addEventListener('scroll', follow, true)
    window.addEventListener('pagehide', left)
    return () => {
      window.removeEventListener('scroll', follow, true)
      window.removeEventListener('pagehide', left)
      window.history.scrollRestoration = 'auto'
      left()
    }
  }, [])
}

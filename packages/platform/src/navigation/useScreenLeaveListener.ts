import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Calls `onLeave` with the scroll position when the player leaves the screen. Switches off the browser's scroll
 * restoration, so the screen must restore the position itself.
 */
export function useScreenLeaveListener(onLeave: (scroll: number) => void): void {
  const scrolled = useRef(0)
  const leave = useEffectEvent(() => onLeave(scrolled.current))
  useLayoutEffect(() => {
    const follow = () => {
      scrolled.current = window.scrollY
    }
    const left = () => leave()
    // The browser would restore the position too early, while the screen still shows placeholders of another height.
    window.history.scrollRestoration = 'manual'
    // `true` makes this listener run before listeners that change the page. Reading `scrollY` after a change would
    // force a layout.
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

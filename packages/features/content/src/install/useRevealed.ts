import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Puts a strip on top of the page without moving what is read: the page is scrolled by its height at once, and, if nobody has touched it
 * yet, back to its top. A page that begins with the strip is left alone.
 * @param screen - whether the screen that has the strip is the one that is shown
 * @param shown - whether the strip is there
 */
export function useRevealed(strip: RefObject<HTMLElement | null>, screen: boolean, shown: boolean): void {
  const stood = useRef(true)
  useLayoutEffect(() => {
    const height = strip.current?.offsetHeight ?? 0
    if (shown && stood.current && height > 0) reveal(height)
    // Shown together with its screen, it is as old as everything below it.
    stood.current = screen
  }, [strip, screen, shown])
}

function reveal(height: number): void {
  const top = window.scrollY <= 0
  // Further down the browser keeps in its place what is in sight, where it knows how to.
  if (!top && CSS.supports('overflow-anchor', 'auto')) return
  window.scrollBy({ top: height, behavior: 'instant' })
  if (!top || navigator.userActivation?.hasBeenActive) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  requestAnimationFrame(() => window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' }))
}

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
  if (!top) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  whenUntouched(() => window.scrollY === height && window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' }))
}

/** Runs unless the player has already pressed something on this page: nothing moves below a finger. */
function whenUntouched(run: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input'))
    return navigator.userActivation?.hasBeenActive ? undefined : run()
  let touched = false
  const observer = new PerformanceObserver(() => (touched = true))
  observer.observe({ type: 'first-input', buffered: true })
  // What is buffered comes before the frame after the next.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      observer.disconnect()
      if (!touched) run()
    }),
  )
}

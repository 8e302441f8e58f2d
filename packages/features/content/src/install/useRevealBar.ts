import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Shows a bar at the top of the page without moving what the player reads: scrolls the page down by the bar's height,
 * and then back to the top if the player has not touched the page yet. Does nothing for a page that starts with the
 * bar.
 * @param screen - true while the screen that has the bar is open
 * @param shown - true while the bar is visible
 */
export function useRevealBar(strip: RefObject<HTMLElement | null>, screen: boolean, shown: boolean): void {
  const wasOnScreen = useRef(true)
  useLayoutEffect(() => {
    const height = strip.current?.offsetHeight ?? 0
    if (shown && wasOnScreen.current && height > 0) reveal(height)
    // A bar that appears together with its screen moves nothing.
    wasOnScreen.current = screen
  }, [strip, screen, shown])
}

function reveal(height: number): void {
  const isAtTop = window.scrollY <= 0
  // Below the top, the browser keeps the visible content in place if it supports scroll anchoring.
  if (!isAtTop && CSS.supports('overflow-anchor', 'auto')) return
  window.scrollBy({ top: height, behavior: 'instant' })
  if (!isAtTop) return
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  runIfUntouched(
    () =>
      window.scrollY === height && window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' }),
  )
}

/**
 * Runs the callback unless the player has already pressed something on this page, so that nothing moves under a
 * finger.
 */
function runIfUntouched(run: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input'))
    return navigator.userActivation?.hasBeenActive ? undefined : run()
  let touched = false
  const observer = new PerformanceObserver(() => (touched = true))
  observer.observe({ type: 'first-input', buffered: true })
  // Buffered entries arrive within two frames.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      observer.disconnect()
      if (!touched) run()
    }),
  )
}

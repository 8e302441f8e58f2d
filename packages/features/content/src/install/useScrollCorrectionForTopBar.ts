import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the visible content in place when a bar appears at the top of the page: scrolls the page down by the bar's
 * height. If the page was at its top, scrolls back to the bar, but only before the player's first press.
 * @param screen - true while the screen that has the bar is open
 * @param shown - true while the bar is visible
 */
export function useScrollCorrectionForTopBar(
  strip: RefObject<HTMLElement | null>,
  screen: boolean,
  shown: boolean,
): void {
  const wasOnScreen = useRef(true)
  useLayoutEffect(() => {
    const height = strip.current?.offsetHeight ?? 0
    if (shown && wasOnScreen.current && height > 0) reveal(height)
    // Update the ref only after the condition above, because the page must not scroll if a bar and its screen appear in
    // the same render.
    wasOnScreen.current = screen
  }, [strip, screen, shown])
}

function reveal(height: number): void {
  const isAtTop = window.scrollY <= 0
  // If the page is not at its top, browsers with scroll anchoring keep the visible content in place.
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
 * Runs the callback only if the player has not pressed anything on this page yet. Otherwise the page could move under
 * the player's finger.
 */
function runIfUntouched(run: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input'))
    return navigator.userActivation?.hasBeenActive ? undefined : run()
  let touched = false
  const observer = new PerformanceObserver(() => (touched = true))
  observer.observe({ type: 'first-input', buffered: true })
  // The observer reports an earlier first press within two frames.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      observer.disconnect()
      if (!touched) run()
    }),
  )
}

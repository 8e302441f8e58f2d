import { useEffect } from 'react'

/**
 * Sets the custom property `--keyboard` of an element to the height that a phone's keyboard covers at the bottom of the
 * window, in pixels.
 */
export function useKeyboardInset(element: HTMLElement | null): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!element || !view) return
    const measure = () => {
      // Pinch zoom makes the visual viewport smaller too. So a small viewport during zoom does not mean that a keyboard
      // is open.
      const covered = view.scale > 1.01 ? 0 : window.innerHeight - view.height - view.offsetTop
      element.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [element])
}

import { useEffect } from 'react'

/** Tells an element by `--keyboard` how many pixels of the window's foot a phone's keyboard covers. */
export function useKeyboardInset(element: HTMLElement | null): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!element || !view) return
    const measure = () => {
      // Zooming in shrinks the view too, and is no keyboard.
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

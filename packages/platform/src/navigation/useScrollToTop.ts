import { useEffect } from 'react'

/**
 * Scrolls to the top of the page once, when a component replaces a longer one, for example when an outcome replaces its
 * form.
 */
export function useScrollToTop(): void {
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
}

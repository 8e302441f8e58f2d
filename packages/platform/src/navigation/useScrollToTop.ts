import { useEffect } from 'react'

/**
 * Scrolls to the top of the page when the component mounts. Use the hook in a component that replaces a longer one, for
 * example in an outcome that replaces a form.
 */
export function useScrollToTop(): void {
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
}

import { useEffect } from 'react'

/**
 * Scrolls to the top of the page when the component mounts. Use the hook in a component that replaces a longer
 * component, for example in a confirmation that replaces a form.
 */
export function useScrollToTop(): void {
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
}

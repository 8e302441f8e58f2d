import { useEffect } from 'react'

/** Scrolls to the top of the page once, when a component is shown in place of a longer one: for example an outcome in place of its form. */
export function useScrollToTop(): void {
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
}

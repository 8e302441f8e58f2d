import { useLayoutEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/** Begins a screen that is gone to at its top; coming back is the browser's and the screen's own. */
export function useTopOfPage(pathname: string): void {
  const how = useNavigationType()
  useLayoutEffect(() => {
    if (how !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [how, pathname])
}

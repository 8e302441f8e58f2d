import { useCallback, useEffect, useRef, type RefCallback } from 'react'
import { LONG_PRESS } from './watchPresses.ts'

/**
 * Hears a finger that rests on an element, for its `ref`; `watchPresses` tells it, and swallows the click after it.
 *
 * @param onLongPress Never the only way to what it does: a short cut.
 */
export function useLongPress(onLongPress?: () => void): RefCallback<HTMLElement> {
  const heard = useRef(onLongPress)
  useEffect(() => {
    heard.current = onLongPress
  })
  return useCallback((element: HTMLElement | null) => {
    const hear = (event: Event) => {
      if (!heard.current) return
      event.preventDefault()
      heard.current()
    }
    element?.addEventListener(LONG_PRESS, hear)
    return () => element?.removeEventListener(LONG_PRESS, hear)
  }, [])
}

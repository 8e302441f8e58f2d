import { useCallback, useEffect, useRef, type RefCallback } from 'react'
import { LONG_PRESS_EVENT } from './watchPresses.ts'

/**
 * Returns a callback ref that calls `onLongPress` after a long press on the element. `watchPresses` detects the long
 * press and suppresses the click that follows.
 *
 * @param onLongPress A shortcut. The player must have another way to perform the same action.
 */
export function useLongPress(onLongPress?: () => void): RefCallback<HTMLElement> {
  const latestOnLongPress = useRef(onLongPress)
  useEffect(() => {
    latestOnLongPress.current = onLongPress
  })
  return useCallback((element: HTMLElement | null) => {
    const handleLongPress = (event: Event) => {
      if (!latestOnLongPress.current) return
      event.preventDefault()
      latestOnLongPress.current()
    }
    element?.addEventListener(LONG_PRESS_EVENT, handleLongPress)
    return () => element?.removeEventListener(LONG_PRESS_EVENT, handleLongPress)
  }, [])
}

import { focusManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Whether the page is seen, as queries see it: what repeats itself rests meanwhile. */
export function usePageSeen(): boolean {
  return useSyncExternalStore(
    (onChange) => focusManager.subscribe(onChange),
    () => focusManager.isFocused(),
  )
}

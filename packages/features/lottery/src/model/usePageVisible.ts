import { focusManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Returns true while the page is visible, as TanStack Query sees it. Polling stops while it is hidden. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    (onChange) => focusManager.subscribe(onChange),
    () => focusManager.isFocused(),
  )
}

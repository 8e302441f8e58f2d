import { focusManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Returns true while the page is visible, as TanStack Query reports it. Polling stops while the page is hidden. */
export function useIsPageVisible(): boolean {
  return useSyncExternalStore(
    (onChange) => focusManager.subscribe(onChange),
    () => focusManager.isFocused(),
  )
}

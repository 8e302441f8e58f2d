import { useLayoutEffect, useSyncExternalStore } from 'react'

// Use module state, because a page shows one screen at a time, and so at most one not-found screen.
let isNotFound = false
const listeners = new Set<() => void>()

const setNotFound = (value: boolean) => {
  isNotFound = value
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Marks the current path as not found while the calling screen is mounted. The header then shows no title. */
export function useMarkPathNotFound(): void {
  useLayoutEffect(() => {
    setNotFound(true)
    return () => setNotFound(false)
  }, [])
}

/** Returns whether the current path has no screen: it does not exist, or the merchant has switched it off. */
export const useIsPathNotFound = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isNotFound,
    () => false,
  )

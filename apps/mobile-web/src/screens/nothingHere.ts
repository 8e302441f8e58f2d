import { useLayoutEffect, useSyncExternalStore } from 'react'

// One page, one screen of it that says that there is nothing.
let nothing = false
const listeners = new Set<() => void>()

const set = (is: boolean) => {
  nothing = is
  for (const listener of listeners) listener()
}

const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For the screen that says so: the header then has no title, whatever the path would have. */
export function useTellNothingHere(): void {
  useLayoutEffect(() => {
    set(true)
    return () => set(false)
  }, [])
}

/** Whether the path leads to nothing: nobody knows it, or the merchant has switched it off. */
export const useNothingHere = (): boolean =>
  useSyncExternalStore(
    watch,
    () => nothing,
    () => false,
  )

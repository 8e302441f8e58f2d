import { useCallback, useSyncExternalStore, type ReactNode } from 'react'
import { createRequiredContext } from '../createRequiredContext.ts'
import type { SiteStorage } from './createStorage.ts'

const [Context, useFilled] = createRequiredContext<SiteStorage>('StorageProvider')

/** Provides the storage to all components below it. */
export function StorageProvider({
  storage,
  children,
}: {
  readonly storage: SiteStorage
  readonly children: ReactNode
}) {
  return <Context value={storage}>{children}</Context>
}

/** Returns the site's storage. */
export const useStorage = useFilled

/** Returns a stored boolean and a function that sets it. A change in another tab updates the boolean. */
export function useStoredBoolean(key: 'balanceHidden'): readonly [on: boolean, set: (on: boolean) => void] {
  const storage = useStorage()
  const on = useSyncExternalStore(
    useCallback((listener: () => void) => storage.watch(key, listener), [storage, key]),
    () => storage.get(key) ?? false,
    () => false,
  )
  return [on, useCallback((next: boolean) => storage.set(key, next), [storage, key])]
}

import { useCallback, useSyncExternalStore, type ReactNode } from 'react'
import { requiredContext } from '../requiredContext.ts'
import type { SiteStorage } from './createStorage.ts'

const [Context, useFilled] = requiredContext<SiteStorage>('StorageProvider')

/** Gives the storage to everything below it. */
export function StorageProvider({
  storage,
  children,
}: {
  readonly storage: SiteStorage
  readonly children: ReactNode
}) {
  return <Context value={storage}>{children}</Context>
}

/** The site's storage. */
export const useStorage = useFilled

/** A choice that is kept: whether a switch is on, and the way to set it. Other tabs follow. */
export function useStoredSwitch(key: 'balanceHidden'): readonly [on: boolean, set: (on: boolean) => void] {
  const storage = useStorage()
  const on = useSyncExternalStore(
    useCallback((listener: () => void) => storage.watch(key, listener), [storage, key]),
    () => storage.get(key) ?? false,
    () => false,
  )
  return [on, useCallback((next: boolean) => storage.set(key, next), [storage, key])]
}

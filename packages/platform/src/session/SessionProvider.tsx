import { useSyncExternalStore, type ReactNode } from 'react'
import { createRequiredContext } from '../createRequiredContext.ts'
import type { Session, SessionStore } from './createSessionStore.ts'

const [Context, useFilled] = createRequiredContext<SessionStore>('SessionProvider')

/** Provides the session to all components below it. */
export function SessionProvider({ store, children }: { readonly store: SessionStore; readonly children: ReactNode }) {
  return <Context value={store}>{children}</Context>
}

/** Returns the session store, which signs in and out. */
export const useSessionStore = useFilled

/** Returns the session of the signed-in member, or null for a guest. */
export function useSession(): Session | null {
  const store = useSessionStore()
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

import { useSyncExternalStore, type ReactNode } from 'react'
import { requiredContext } from '../requiredContext.ts'
import type { Session, SessionStore } from './createSession.ts'

const [Context, useFilled] = requiredContext<SessionStore>('SessionProvider')

/** Gives the session to everything below it. */
export function SessionProvider({ store, children }: { readonly store: SessionStore; readonly children: ReactNode }) {
  return <Context value={store}>{children}</Context>
}

/** The session's store: to sign in and out. */
export const useSessionStore = useFilled

/** Who is signed in; null for a guest. */
export function useSession(): Session | null {
  const store = useSessionStore()
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

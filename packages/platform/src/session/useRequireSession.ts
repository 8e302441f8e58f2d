import { useCallback, useRef } from 'react'
import { useLoginPrompt } from './loginPrompt.tsx'
import { useSessionStore } from './SessionProvider.tsx'

/** Runs an action with a session. Dismissing the login dialog drops the action and calls `onDismissed`. */
export type RequireSession = (action: () => void, options?: { readonly onDismissed?: () => void }) => void

/**
 * For what only members may do: the action runs at once with a session; a guest gets the login dialog, and the action runs after the
 * sign-in, once. Of several actions that wait, the newest runs.
 */
export function useRequireSession(): RequireSession {
  const store = useSessionStore()
  const { open } = useLoginPrompt()
  const pending = useRef<(() => void) | null>(null)

  return useCallback(
    (action, { onDismissed } = {}) => {
      if (store.get()) return action()
      pending.current = action
      open({
        onSignedIn: () => {
          if (pending.current !== action || !store.get()) return
          pending.current = null
          action()
        },
        onDismissed: () => {
          if (pending.current === action) pending.current = null
          onDismissed?.()
        },
      })
    },
    [store, open],
  )
}

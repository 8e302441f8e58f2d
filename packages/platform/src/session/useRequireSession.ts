import { useCallback, useRef } from 'react'
import { useLoginPrompt } from './loginPrompt.tsx'
import { useSessionStore } from './SessionProvider.tsx'

/**
 * Runs an action that needs a session. If the player dismisses the login dialog, the action is dropped and
 * `onDismissed` is called.
 */
export type RequireSessionFunction = (action: () => void, options?: { readonly onDismissed?: () => void }) => void

/**
 * Returns a function that runs an action immediately for a member. For a guest, the function opens the login dialog and
 * runs the action after the sign-in. If several actions wait, only the newest is run.
 */
export function useRequireSession(): RequireSessionFunction {
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

import { useText } from '@lobby/i18n'
import { useCallback } from 'react'
import { useNotify } from '../ports/NotifyProvider.tsx'
import { isTrial, parseMemberType } from './memberType.ts'
import { useSessionStore } from './SessionProvider.tsx'

/** How long the message is shown, in milliseconds (C29 in docs/decisions/001). */
const NOTICE_DURATION_MS = 2000

/**
 * Returns a function that shows the message that a real account is needed (`free_reject` in the specification, part 1,
 * section 6; C30 in docs/decisions/001).
 */
export function useTrialNotice(): () => void {
  const t = useText()
  const { notice } = useNotify()
  return useCallback(() => notice(t('shell.free_reject'), NOTICE_DURATION_MS), [t, notice])
}

/**
 * Returns a function that runs an action if the member has a real account. Guests and trial accounts see a message
 * instead (AUTH-146).
 */
export function useRequireRealAccount(): (action: () => void) => void {
  const store = useSessionStore()
  const refuse = useTrialNotice()
  return useCallback(
    (action) => {
      const session = store.get()
      return session && !isTrial(parseMemberType(session.type)) ? action() : refuse()
    },
    [store, refuse],
  )
}

import { useText } from '@lobby/i18n'
import { useCallback } from 'react'
import { useNotify } from '../ports/NotifyProvider.tsx'
import { isTrial, parseMemberType } from './memberType.ts'
import { useSessionStore } from './SessionProvider.tsx'

/** How long the refusal stands, in milliseconds (C29). */
const shown = 2000

/** Says that a real account is needed (specification part 1, section 6: `free_reject`, C30). */
export function useRefuseTrial(): () => void {
  const t = useText()
  const { notice } = useNotify()
  return useCallback(() => notice(t('shell.free_reject'), shown), [t, notice])
}

/** For what needs a real account: runs the action for a member; a guest or a trial account is told why not (AUTH-146). */
export function useRealAccount(): (action: () => void) => void {
  const store = useSessionStore()
  const refuse = useRefuseTrial()
  return useCallback(
    (action) => {
      const session = store.get()
      return session && !isTrial(parseMemberType(session.type)) ? action() : refuse()
    },
    [store, refuse],
  )
}

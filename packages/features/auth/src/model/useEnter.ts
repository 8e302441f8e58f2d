import type { ValueOf } from '@lobby/api'
import { useMerchant } from '@lobby/platform/merchant'
import { useSessionStore } from '@lobby/platform/session'
import { enter, type EnterOptions } from './enter.ts'

/** Stores the session that a registration has begun: `enter`, with this site's session. */
export function useEnter(): (answer: ValueOf<'login'>, options: Omit<EnterOptions, 'code'>) => void {
  const session = useSessionStore()
  const { code } = useMerchant()
  return (answer, options) => enter(session, answer, { ...options, code })
}

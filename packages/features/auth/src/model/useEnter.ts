import type { ValueOf } from '@lobby/api'
import { useMerchant } from '@lobby/platform/merchant'
import { useSessionStore } from '@lobby/platform/session'
import { passwordInMemory } from './passwordInMemory.ts'

export interface EnterOptions {
  /** What was typed as the name; without a password, as with a code by SMS, nothing is known afterwards. */
  readonly login: string
  readonly password?: string | undefined
}

/** Stores the session that a sign-in or a registration has begun (AUTH-117), and knows the password until the session ends. */
export function useEnter(): (answer: ValueOf<'login'>, options: EnterOptions) => void {
  const session = useSessionStore()
  const { code } = useMerchant()
  return ({ token, userName, customerType, firstTimeLogin, changePassword = false }, { login, password }) => {
    session.signIn({ token, userName, merchantCode: code, type: customerType, firstTimeLogin })
    if (password === undefined) return passwordInMemory.forget()
    // After the session: what ends with an older one is forgotten with it.
    passwordInMemory.keep(userName, password, Date.now(), { login, temporary: changePassword })
    const leave = session.onEnd(() => {
      leave()
      passwordInMemory.forget()
    })
  }
}

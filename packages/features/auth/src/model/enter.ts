import type { ValueOf } from '@lobby/api'
import type { SessionStore } from '@lobby/platform/session'
import { deviceNow } from '@lobby/platform/startup'
import { passwordInMemory } from './passwordInMemory.ts'

export interface EnterOptions {
  /** The merchant's code. */
  readonly code: string
  /** What was typed as the name; without a password, as with a code by SMS, nothing is known afterwards. */
  readonly login: string
  readonly password?: string | undefined
}

/** Stores the session that a sign-in or a registration has begun (AUTH-117), and knows the password until the session ends. */
export function enter(session: SessionStore, answer: ValueOf<'login'>, { code, login, password }: EnterOptions): void {
  const { token, userName, customerType, firstTimeLogin, changePassword = false } = answer
  session.signIn({ token, userName, merchantCode: code, type: customerType, firstTimeLogin })
  if (password === undefined) return passwordInMemory.forget()
  // After the session: what ends with an older one is forgotten with it.
  passwordInMemory.keep(userName, password, deviceNow(), { login, temporary: changePassword })
  const leave = session.onEnd(() => {
    leave()
    passwordInMemory.forget()
  })
}

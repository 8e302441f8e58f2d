import type { ValueOf } from '@lobby/api'
import type { SessionStore } from '@lobby/platform/session'
import { deviceNow } from '@lobby/platform/startup'
import { passwordInMemory } from './passwordInMemory.ts'

export interface StartSessionOptions {
  /** The merchant's code. */
  readonly code: string
  /** The name that the player typed. */
  readonly login: string
  /** Undefined after a sign-in with a code by SMS: the page then remembers no password. */
  readonly password?: string | undefined
}

/**
 * Stores the session of a sign-in or a registration (AUTH-117), and remembers the password in memory until the session
 * ends.
 */
export function startSession(
  session: SessionStore,
  answer: ValueOf<'login'>,
  { code, login, password }: StartSessionOptions,
): void {
  const { token, userName, customerType, firstTimeLogin, changePassword = false } = answer
  session.signIn({ token, userName, merchantCode: code, type: customerType, firstTimeLogin })
  if (password === undefined) return passwordInMemory.forget()
  // Remember the password after the new session has begun: the end of an older session forgets it.
  passwordInMemory.keep(userName, password, deviceNow(), { login, temporary: changePassword })
  const leave = session.onEnd(() => {
    leave()
    passwordInMemory.forget()
  })
}

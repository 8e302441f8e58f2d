import type { ResponseValueOf } from '@lobby/api'
import type { SessionStore } from '@lobby/platform/session'
import { getDeviceNow } from '@lobby/platform/startup'
import { signInPasswordInMemory } from './signInPassword.ts'

export interface StartSessionOptions {
  /** The merchant code of the session. */
  readonly code: string
  /** The name that the player typed: a username or a mobile number. */
  readonly login: string
  /** Undefined after a sign-in with an SMS code. The page then remembers no password. */
  readonly password?: string | undefined
}

/**
 * Stores the session of a sign-in or a registration (AUTH-117). Remembers the password in memory until this session
 * ends.
 */
export function startSession(
  session: SessionStore,
  answer: ResponseValueOf<'login'>,
  { code, login, password }: StartSessionOptions,
): void {
  const { token, userName, customerType, firstTimeLogin, changePassword = false } = answer
  session.signIn({ token, userName, merchantCode: code, type: customerType, firstTimeLogin })
  if (password === undefined) return signInPasswordInMemory.forget()
  // Remember the password only after the new session has begun: the end of the previous session deletes the remembered
  // password.
  signInPasswordInMemory.keep(userName, password, getDeviceNow(), { login, temporary: changePassword })
  const leave = session.onEnd(() => {
    leave()
    signInPasswordInMemory.forget()
  })
}

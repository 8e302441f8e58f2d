import type { ResponseValueOf } from '@lobby/api'
import { login as loginOperation } from '@lobby/api/operations/member'
import { encryptRequest, type RequestEncryptionContext } from './encryptRequest.ts'

interface Attempt {
  /** The typed captcha; empty while the platform requires none. */
  readonly captcha: string
  readonly captchaId?: string | undefined
}

interface ByUsername extends Attempt {
  readonly type?: 'username'
  readonly username: string
  readonly password: string
}

/** A sign-in by SMS code: `username` and `password` contain the mobile number and the SMS code (AUTH-112). */
interface ByCode extends Attempt {
  readonly type: 'sms'
  readonly username: string
  readonly password: string
  readonly countryDialingCode: string
}

/** A sign-in with the id token of a third party (AUTH-110, AUTH-111). */
interface ByThirdParty extends Attempt {
  readonly type: 'firebase'
  readonly username: ''
  readonly password: ''
  readonly firebaseChannel: 'sms' | 'google' | 'facebook'
  readonly firebaseIdToken: string
  readonly firebaseMobileNo?: string
  readonly countryDialingCode?: string
}

export type LoginCredentials = ByUsername | ByCode | ByThirdParty

/**
 * Signs in on the platform with an encrypted body (specification part 1, section 3). The type is `username` by default
 * (AUTH-109).
 * @throws ApiError of the kind `refused` with the platform's error code; `data.captcha` is true if the next sign-in
 *   needs a captcha
 * @throws Error if the merchant's public key is missing or invalid
 */
export async function sendLogin(
  credentials: LoginCredentials,
  context: RequestEncryptionContext,
): Promise<ResponseValueOf<'login'>> {
  return context.api.call(loginOperation, await encryptRequest({ type: 'username', ...credentials }, context))
}

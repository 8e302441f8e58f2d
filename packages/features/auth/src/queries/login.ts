import type { ValueOf } from '@lobby/api'
import { login as loginOperation } from '@lobby/api/operations/member'
import { encryptRequest, type EncryptionContext } from './encryptRequest.ts'

interface Attempt {
  /** Empty while the platform asks for no captcha. */
  readonly captcha: string
  readonly captchaId?: string | undefined
}

interface ByUsername extends Attempt {
  readonly type?: 'username'
  readonly username: string
  readonly password: string
}

/** The fields `username` and `password` carry the mobile number and the SMS code (AUTH-112). */
interface ByCode extends Attempt {
  readonly type: 'sms'
  readonly username: string
  readonly password: string
  readonly countryDialingCode: string
}

/** Carries the proof of a third party (AUTH-110, AUTH-111). */
interface ByThirdParty extends Attempt {
  readonly type: 'firebase'
  readonly username: ''
  readonly password: ''
  readonly firebaseChannel: 'sms' | 'google' | 'facebook'
  readonly firebaseIdToken: string
  readonly firebaseMobileNo?: string
  readonly countryDialingCode?: string
}

export type Credentials = ByUsername | ByCode | ByThirdParty

/**
 * Signs in: sends the encrypted body by POST, with the keys in the `Encryption` header and `Device: OTHERS` if the site
 * runs standalone (specification part 1, section 3). The type is `username` by default (AUTH-109).
 * @throws ApiError `refused` with the platform's code; `data.captcha` is true if the next attempt needs a captcha
 * @throws Error if the merchant has no usable key
 */
export async function login(credentials: Credentials, context: EncryptionContext): Promise<ValueOf<'login'>> {
  return context.api.call(loginOperation, await encryptRequest({ type: 'username', ...credentials }, context))
}

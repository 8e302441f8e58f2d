import type { ValueOf } from '@lobby/api'
import { login as loginOperation } from '@lobby/api/operations/member'
import { seal, type SecretContext } from './seal.ts'

interface Attempt {
  /** Empty while none is asked for. */
  readonly captcha: string
  readonly captchaId?: string | undefined
}

interface ByUsername extends Attempt {
  readonly type?: 'username'
  readonly username: string
  readonly password: string
}

/** The mobile number and the SMS code go where the username and the password do (AUTH-112). */
interface ByCode extends Attempt {
  readonly type: 'sms'
  readonly username: string
  readonly password: string
  readonly countryDialingCode: string
}

/** What a third party vouches for (AUTH-110, AUTH-111). */
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
 * Signs in: a POST of the encrypted body, the keys in the `Encryption` header, `Device: OTHERS` when the site runs standalone
 * (specification part 1, section 3). By username unless `type` says otherwise (AUTH-109).
 * @throws ApiError `refused` with the platform's code; `data.captcha` says that the next attempt needs a captcha
 * @throws Error when the merchant has no usable key
 */
export async function login(credentials: Credentials, context: SecretContext): Promise<ValueOf<'login'>> {
  return context.api.call(loginOperation, await seal({ type: 'username', ...credentials }, context))
}

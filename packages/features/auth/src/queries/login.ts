import type { ValueOf } from '@lobby/api'
import { login as loginOperation } from '@lobby/api/operations/login'
import { seal, type SecretContext } from './seal.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
  /** Empty while none is asked for. */
  readonly captcha: string
  readonly captchaId?: string | undefined
}

/**
 * Signs in by username: a POST of the encrypted body, the keys in the `Encryption` header, `Device: OTHERS` when the site
 * runs standalone (specification part 1, section 3).
 * @throws ApiError `refused` with the platform's code; `data.captcha` says that the next attempt needs a captcha
 * @throws Error when the merchant has no usable key
 */
export async function login(credentials: Credentials, context: SecretContext): Promise<ValueOf<'login'>> {
  return context.api.call(loginOperation, await seal({ ...credentials, type: 'username' }, context))
}

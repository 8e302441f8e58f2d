import { ApiError, type Client, type ValueOf } from '@lobby/api'
import { login as loginOperation } from '@lobby/api/operations/login'

export interface Credentials {
  readonly username: string
  readonly password: string
  /** Empty while none is asked for. */
  readonly captcha: string
  readonly captchaId?: string | undefined
}

interface LoginContext {
  readonly api: Client
  /** PEM of the platform's public key, from the merchant folder. */
  readonly encryptionKey: string
  /** Milliseconds to add to this device's clock: the platform refuses a stale body. */
  readonly clockOffset: number
  readonly standalone: boolean
}

/**
 * Loads what encrypts the login body; asked for at the first keystroke, so that it is there at the tap.
 * @throws ApiError `network` when it does not come; the next call asks again
 */
export const loadEncryption = () =>
  import('@lobby/api/crypto/envelope').catch((cause: unknown) => {
    throw new ApiError('network', { operation: 'login', cause })
  })

/**
 * Signs in by username: a POST of the encrypted body, the keys in the `Encryption` header, `Device: OTHERS` when the site
 * runs standalone (specification part 1, section 3).
 * @throws ApiError `refused` with the platform's code; `data.captcha` says that the next attempt needs a captcha
 * @throws Error when the merchant has no usable key
 */
export async function login(credentials: Credentials, { api, encryptionKey, clockOffset, standalone }: LoginContext): Promise<ValueOf<'login'>> {
  const { encryptBody, deviceHeader } = await loadEncryption()
  const { body, encryptionHeader } = encryptBody({ ...credentials, type: 'username' }, encryptionKey, { now: () => Date.now() + clockOffset })
  return api.call(loginOperation, { body, headers: { Encryption: encryptionHeader, ...deviceHeader(standalone) } })
}

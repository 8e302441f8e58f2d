import type { Client } from '@lobby/api'
import { platformNow } from '@lobby/platform/startup'
import { loadEncryption } from './loadEncryption.ts'

/** What sending a secret takes. */
export interface SecretContext {
  readonly api: Client
  /** The code that the client sends as `Merchant`: the body is good for this merchant alone. */
  readonly merchantCode: string
  /** PEM of the platform's public key, from the merchant folder. */
  readonly encryptionKey: string
  /** Milliseconds to add to this device's clock: the platform refuses a stale body. */
  readonly clockOffset: number
  readonly standalone: boolean
}

/**
 * The encrypted body of a sign-in or registration for one merchant, its keys in the `Encryption` header, and `Device: OTHERS` when the site runs
 * standalone (specification part 1, section 3).
 * @throws Error when the merchant has no usable key
 */
export async function seal(
  payload: object,
  { merchantCode, encryptionKey, clockOffset, standalone }: Omit<SecretContext, 'api'>,
) {
  const { encryptBody, deviceHeader } = await loadEncryption()
  const { body, encryptionHeader } = encryptBody({ ...payload, merchant: merchantCode }, encryptionKey, {
    now: () => platformNow(clockOffset),
  })
  return { body, headers: { Encryption: encryptionHeader, ...deviceHeader(standalone) } }
}

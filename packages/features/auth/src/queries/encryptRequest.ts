import type { Client } from '@lobby/api'
import { platformNow } from '@lobby/platform/startup'
import { loadEncryption } from './loadEncryption.ts'

/** The data for sending an encrypted body. */
export interface EncryptionContext {
  readonly api: Client
  /** The code that the client sends as `Merchant`. The body is valid for this merchant only. */
  readonly merchantCode: string
  /** The platform's public key as PEM, from the merchant folder. */
  readonly encryptionKey: string
  /** Milliseconds to add to this device's clock. The platform refuses a stale body. */
  readonly clockOffset: number
  readonly standalone: boolean
}

/**
 * Encrypts the body of a sign-in or registration for one merchant. Returns it with its keys in the `Encryption` header,
 * and `Device: OTHERS` if the site runs standalone (specification part 1, section 3).
 * @throws Error if the merchant has no usable key
 */
export async function encryptRequest(
  payload: object,
  { merchantCode, encryptionKey, clockOffset, standalone }: Omit<EncryptionContext, 'api'>,
) {
  const { encryptBody, getDeviceHeader } = await loadEncryption()
  const { body, encryptionHeader } = encryptBody({ ...payload, merchant: merchantCode }, encryptionKey, {
    now: () => platformNow(clockOffset),
  })
  return { body, headers: { Encryption: encryptionHeader, ...getDeviceHeader(standalone) } }
}

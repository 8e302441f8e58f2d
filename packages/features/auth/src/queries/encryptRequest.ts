import type { Client } from '@lobby/api'
import { getPlatformNow } from '@lobby/platform/startup'
import { loadEncryptionModule } from './loadEncryptionModule.ts'

/** The data that encryption needs in addition to the body. */
export interface RequestEncryptionContext {
  readonly api: Client
  /**
   * The merchant code that the client sends in the header `Merchant`. The encrypted body is valid for this merchant
   * only.
   */
  readonly merchantCode: string
  /** The platform's public key as PEM, from the merchant folder. */
  readonly encryptionKey: string
  /** The milliseconds to add to this device's clock. The platform refuses a body whose time is too old. */
  readonly clockOffset: number
  readonly standalone: boolean
}

/**
 * Encrypts the body of a sign-in or registration for one merchant (specification part 1, section 3). Returns the
 * encrypted body and its headers. The header `Encryption` contains the encrypted keys.
 * @throws Error if the merchant's public key is missing or invalid
 */
export async function encryptRequest(
  payload: object,
  { merchantCode, encryptionKey, clockOffset, standalone }: Omit<RequestEncryptionContext, 'api'>,
) {
  const { encryptBody, getDeviceHeader } = await loadEncryptionModule()
  const { body, encryptionHeader } = encryptBody({ ...payload, merchant: merchantCode }, encryptionKey, {
    now: () => getPlatformNow(clockOffset),
  })
  return { body, headers: { Encryption: encryptionHeader, ...getDeviceHeader(standalone) } }
}

import { recordEncryptedBodyNonce } from '../domain/attempts.ts'
import { decryptRequest, type EncryptedBody } from '../domain/decryptRequest.ts'
import { Refused } from '../domain/refused.ts'
import type { AnyOperationCall } from './call.ts'

/**
 * The fields that every decrypted body contains. They let the sandbox refuse a recorded body that is sent a second
 * time.
 */
export interface ReplayProtectionFields {
  readonly merchant: string
  readonly timestamp: number
  readonly nonce: string
}

/**
 * Decrypts and validates an encrypted body. A body is accepted one time, and only at the merchant for which it was
 * encrypted. Call this function before any rate limit: otherwise somebody could record a body that a limit has refused,
 * and send it from another network address.
 * @throws Refused `login.encryption`, `request.invalid`, `login.replay`
 */
export function decryptPayload<Payload extends ReplayProtectionFields>(call: AnyOperationCall): Payload {
  const { body, headers, services, checkPlaintext, db, tenant, now } = call
  // The casts are safe, because the body and the headers are already validated against the API contract.
  const plaintext = decryptRequest(body as EncryptedBody, String(headers['Encryption']), services.privateKey)
  if (checkPlaintext(plaintext)) throw new Refused('request.invalid')
  const payload = plaintext as Payload
  // Return the same error for a body of another merchant as for a body that cannot be decrypted.
  if (payload.merchant !== headers['Merchant']) throw new Refused('login.encryption')
  recordEncryptedBodyNonce(db, tenant.id, payload.nonce, payload.timestamp, now)
  return payload
}

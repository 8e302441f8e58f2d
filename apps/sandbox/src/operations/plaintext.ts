import { takeNonce } from '../domain/attempts.ts'
import { openEnvelope, type EncryptedBody } from '../domain/openEnvelope.ts'
import { Refused } from '../domain/refused.ts'
import type { AnyCall } from './call.ts'

/** The fields of every plaintext: the merchant that it was encrypted for, and when. */
export interface Stamped {
  readonly merchant: string
  readonly timestamp: number
  readonly nonce: string
}

/**
 * Decrypts and validates an encrypted body. A body is accepted once, and only at the merchant that it was encrypted
 * for. Call it before any rate limit: a body that a limit refuses must be used up too. Otherwise somebody who recorded
 * it could send it from another address.
 * @throws Refused `login.encryption`, `request.invalid`, `login.replay`
 */
export function plaintextOf<Payload extends Stamped>(call: AnyCall): Payload {
  const { body, headers, services, checkPlaintext, db, tenant, now } = call
  // The casts are safe, because the body and the headers are already validated against the contract.
  const plaintext = openEnvelope(body as EncryptedBody, String(headers['Encryption']), services.privateKey)
  if (checkPlaintext(plaintext)) throw new Refused('request.invalid')
  const payload = plaintext as Payload
  // Refuse a body that was recorded at another merchant like one that cannot be decrypted.
  if (payload.merchant !== headers['Merchant']) throw new Refused('login.encryption')
  takeNonce(db, tenant.id, payload.nonce, payload.timestamp, now)
  return payload
}

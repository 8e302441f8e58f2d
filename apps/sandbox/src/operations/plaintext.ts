import { takeNonce } from '../domain/attempts.ts'
import { openEnvelope, type EncryptedBody } from '../domain/openEnvelope.ts'
import { Refused } from '../domain/refused.ts'
import type { AnyCall } from './call.ts'

/** What every plaintext has: for whom it was sealed, and when. */
export interface Stamped {
  readonly merchant: string
  readonly timestamp: number
  readonly nonce: string
}

/**
 * The plaintext of an encrypted body, which counts once, and at the merchant that it was sealed for. Call it before any limit: a body that a limit
 * refuses must be used up too, or somebody who has recorded it could send it from another address.
 * @throws Refused `login.encryption`, `request.invalid`, `login.replay`
 */
export function plaintextOf<Payload extends Stamped>(call: AnyCall): Payload {
  const { body, headers, services, checkPlaintext, db, tenant, now } = call
  // The contract was asked already: body and header have this form.
  const plaintext = openEnvelope(body as EncryptedBody, String(headers['Encryption']), services.privateKey)
  if (checkPlaintext(plaintext)) throw new Refused('request.invalid')
  const payload = plaintext as Payload
  // A body that was recorded at another merchant is refused like one that cannot be decrypted.
  if (payload.merchant !== headers['Merchant']) throw new Refused('login.encryption')
  takeNonce(db, tenant.id, payload.nonce, payload.timestamp, now)
  return payload
}

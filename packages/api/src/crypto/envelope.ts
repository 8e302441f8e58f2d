import AES from 'crypto-js/aes.js'
import Base64 from 'crypto-js/enc-base64.js'
import Utf8 from 'crypto-js/enc-utf8.js'
import HmacSHA256 from 'crypto-js/hmac-sha256.js'
import { JSEncrypt } from 'jsencrypt'
import type { components } from '../schema.gen.ts'

export { deviceHeader } from './deviceHeader.ts'

export type EncryptedBody = components['schemas']['EncryptedBody']

export interface EncryptOptions {
  /** Milliseconds since 1970, by this device's clock corrected with the platform's. */
  readonly now?: () => number
  /** Cryptographically strong random bytes. */
  readonly randomBytes?: (length: number) => Uint8Array
}

const version = 1
/** Base64 characters of the smallest RSA key that is taken, 2048 bits. */
const shortestHeader = 344

/**
 * Encrypts a sign-in or registration body (specification part 1, section 3; AUTH-116). The one place that knows the format:
 *
 * - plaintext: UTF-8 JSON of the payload, which names its `merchant`, with `timestamp` (milliseconds) and `nonce` (24 characters) added;
 * - ciphertext: AES-256-CBC, PKCS#7, fresh key and IV; then MAC: HMAC-SHA256 over one version byte, the IV and the ciphertext;
 * - body: `{ version: 1, iv, ciphertext, mac }`, all base64;
 * - `Encryption` header: RSA-OAEP (SHA-256, no label), base64, of a text: the base64 of 64 bytes, AES key first, MAC key second.
 *
 * In a browser the padding's randomness comes from the platform; outside of one jsencrypt falls back to `Math.random`, which
 * is good enough for tests alone.
 *
 * @param publicKeyPem SPKI or PKCS#1, 2048 bits or more
 * @throws Error when the key is none or too short; there is no fallback
 */
export function encryptBody(
  payload: object,
  publicKeyPem: string,
  { now = Date.now, randomBytes = strongBytes }: EncryptOptions = {},
): { body: EncryptedBody; encryptionHeader: string } {
  const keys = randomBytes(64)
  const iv = words(randomBytes(16))
  const text = JSON.stringify({ ...payload, timestamp: now(), nonce: base64(randomBytes(16)) })
  const { ciphertext } = AES.encrypt(Utf8.parse(text), words(keys.subarray(0, 32)), { iv })
  if (!(ciphertext.sigBytes > 0)) throw new Error('The body could not be encrypted: the cipher gave nothing.')
  const mac = HmacSHA256(words(Uint8Array.of(version)).concat(iv).concat(ciphertext), words(keys.subarray(32)))
  return {
    body: { version, iv: Base64.stringify(iv), ciphertext: Base64.stringify(ciphertext), mac: Base64.stringify(mac) },
    encryptionHeader: encryptKeys(base64(keys), publicKeyPem),
  }
}

function encryptKeys(text: string, publicKeyPem: string): string {
  const rsa = new JSEncrypt()
  rsa.setPublicKey(publicKeyPem)
  const header = rsa.encryptOAEP(text)
  // It answers false, or encrypts to a short key: without one of ours it makes one of its own, of 1024 bits.
  if (!header || header.length < shortestHeader) {
    throw new Error(
      "The body could not be encrypted: the merchant's encryptionKey must be an RSA public key of 2048 bits or more, as PEM.",
    )
  }
  return header
}

const strongBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const words = (bytes: Uint8Array) => Base64.parse(base64(bytes))

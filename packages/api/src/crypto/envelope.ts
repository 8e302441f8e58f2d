import AES from 'crypto-js/aes.js'
import Base64 from 'crypto-js/enc-base64.js'
import Utf8 from 'crypto-js/enc-utf8.js'
import HmacSHA256 from 'crypto-js/hmac-sha256.js'
import { JSEncrypt } from 'jsencrypt'
import type { components } from '../schema.gen.ts'

export { getDeviceHeader } from './getDeviceHeader.ts'

export type EncryptedBody = components['schemas']['EncryptedBody']

export interface EncryptOptions {
  /** Returns milliseconds since 1970 by the platform's clock: the device's clock plus the known offset. */
  readonly now?: () => number
  /** Returns cryptographically strong random bytes. */
  readonly randomBytes?: (length: number) => Uint8Array
}

const FORMAT_VERSION = 1
/** The length of the `Encryption` header in base64 characters with the shortest accepted RSA key (2048 bits). */
const MIN_HEADER_LENGTH = 344

/**
 * Encrypts the body of a sign-in or registration (specification part 1, section 3; AUTH-116). Only this file knows the
 * format:
 *
 * - plaintext: UTF-8 JSON of the payload, which names its `merchant`, with `timestamp` (milliseconds) and `nonce` (24
 *   characters) added;
 * - ciphertext: AES-256-CBC with PKCS#7, a new key and a new IV for each call;
 * - MAC: HMAC-SHA256 over one version byte, the IV and the ciphertext;
 * - body: `{ version: 1, iv, ciphertext, mac }`, with `iv`, `ciphertext` and `mac` in base64;
 * - `Encryption` header: the AES key and the MAC key (64 bytes together) as one base64 text, encrypted with RSA-OAEP
 *   (SHA-256, no label), as base64.
 *
 * In a browser, jsencrypt takes the randomness of its padding from the browser's `crypto`. Outside a browser it falls
 * back to `Math.random`, which is good enough for tests only.
 *
 * @param publicKeyPem SPKI or PKCS#1, at least 2048 bits.
 * @throws Error when the key is invalid or too short. Nothing is sent unencrypted instead.
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
  if (!(ciphertext.sigBytes > 0)) throw new Error('The body could not be encrypted: the cipher returned no bytes.')
  const mac = HmacSHA256(words(Uint8Array.of(FORMAT_VERSION)).concat(iv).concat(ciphertext), words(keys.subarray(32)))
  return {
    body: {
      version: FORMAT_VERSION,
      iv: Base64.stringify(iv),
      ciphertext: Base64.stringify(ciphertext),
      mac: Base64.stringify(mac),
    },
    encryptionHeader: encryptKeys(base64(keys), publicKeyPem),
  }
}

function encryptKeys(text: string, publicKeyPem: string): string {
  const rsa = new JSEncrypt()
  rsa.setPublicKey(publicKeyPem)
  const header = rsa.encryptOAEP(text)
  // With an invalid key, jsencrypt returns false or silently generates its own key of 1024 bits. The length of the
  // header reveals such a key.
  if (!header || header.length < MIN_HEADER_LENGTH) {
    throw new Error(
      "The body could not be encrypted: the merchant's encryptionKey must be an RSA public key of 2048 bits " +
        'or more, as PEM.',
    )
  }
  return header
}

const strongBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const words = (bytes: Uint8Array) => Base64.parse(base64(bytes))

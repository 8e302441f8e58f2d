import { constants, createCipheriv, createHmac, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'
import { demoPrivateKeyPem } from './merchants.ts'

export interface EncryptLoginOptions {
  readonly keys?: Buffer
  /** The text to encrypt with RSA. Default: `keys` as base64. */
  readonly keyText?: string
  readonly publicKey?: string
}

const defaultPublicKey = createPublicKey(demoPrivateKeyPem).export({ type: 'spki', format: 'pem' }).toString()

/** Encrypts a plaintext as the site encrypts the body of a sign-in, but with Node's crypto module. */
export function encryptLogin(
  plaintext: unknown,
  { keys = randomBytes(64), keyText = keys.toString('base64'), publicKey = defaultPublicKey }: EncryptLoginOptions = {},
): { body: { version: number; iv: string; ciphertext: string; mac: string }; encryption: string } {
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', keys.subarray(0, 32), iv)
  const text = typeof plaintext === 'string' ? plaintext : JSON.stringify(plaintext)
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const mac = createHmac('sha256', keys.subarray(32)).update(Buffer.of(1)).update(iv).update(ciphertext).digest()
  return {
    body: {
      version: 1,
      iv: iv.toString('base64'),
      ciphertext: ciphertext.toString('base64'),
      mac: mac.toString('base64'),
    },
    encryption: publicEncrypt(
      { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(keyText),
    ).toString('base64'),
  }
}

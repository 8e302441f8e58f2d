import { constants, createCipheriv, createHmac, publicEncrypt, randomBytes } from 'node:crypto'

/**
 * A sign-in's body and header as `@lobby/api/crypto/envelope` makes them in a browser, which Node cannot load.
 * @param now milliseconds since 1970, by the platform's clock
 */
export function encryptLogin(username: string, password: string, publicKeyPem: string, merchant: string, now: number) {
  const payload = {
    type: 'username',
    username,
    password,
    captcha: '',
    merchant,
    timestamp: now,
    nonce: randomBytes(16).toString('base64'),
  }
  const keys = randomBytes(64)
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', keys.subarray(0, 32), iv)
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(payload)), cipher.final()])
  const mac = createHmac('sha256', keys.subarray(32))
    .update(Buffer.concat([Buffer.of(1), iv, ciphertext]))
    .digest('base64')
  const padding = { key: publicKeyPem, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  return {
    body: { version: 1 as const, iv: iv.toString('base64'), ciphertext: ciphertext.toString('base64'), mac },
    headers: { Encryption: publicEncrypt(padding, Buffer.from(keys.toString('base64'))).toString('base64') },
  }
}

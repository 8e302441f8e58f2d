import { expect, test } from 'vitest'
import { encryptBody } from './envelope.ts'

const toBase64 = (bytes: ArrayBuffer | Uint8Array) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/** Builds the encrypted body with the browser's WebCrypto. */
async function byBrowser(payload: object, all: Uint8Array<ArrayBuffer>, now: number) {
  const [aes, mac, iv, nonce] = [all.slice(0, 32), all.slice(32, 64), all.slice(64, 80), all.slice(80)]
  const text = JSON.stringify({ ...payload, timestamp: now, nonce: toBase64(nonce) })
  const key = await crypto.subtle.importKey('raw', aes, 'AES-CBC', false, ['encrypt'])
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, new TextEncoder().encode(text))
  const macKey = await crypto.subtle.importKey('raw', mac, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const tag = await crypto.subtle.sign('HMAC', macKey, Uint8Array.of(1, ...iv, ...new Uint8Array(ciphertext)))
  return { version: 1, iv: toBase64(iv), ciphertext: toBase64(ciphertext), mac: toBase64(tag) }
}

test('encrypts each body to the same bytes as WebCrypto', { tags: ['AUTH-116'] }, async () => {
  const pair = await crypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1), hash: 'SHA-256' },
    true,
    ['encrypt', 'decrypt'],
  )
  const spki =
    `-----BEGIN PUBLIC KEY-----\n${toBase64(await crypto.subtle.exportKey('spki', pair.publicKey))}\n-----END ` +
    'PUBLIC KEY-----'
  for (const length of Array.from({ length: 40 }, (_, index) => index)) {
    const all = crypto.getRandomValues(new Uint8Array(96))
    let from = 0
    const randomBytes = (count: number) => all.slice(from, (from += count))
    const payload = { username: 'ana', password: '🎲ß"x'.repeat(length) }
    const { body } = encryptBody(payload, spki, { now: () => length, randomBytes })
    expect(body).toEqual(await byBrowser(payload, all, length))
  }
})

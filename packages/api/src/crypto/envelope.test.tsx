import { expect, test } from 'vitest'

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

test(
  'never calls Math.random in a browser, and encrypts keys that WebCrypto decrypts',
  { tags: ['AUTH-116'] },
  async () => {
    const pair = await crypto.subtle.generateKey(
      { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1), hash: 'SHA-256' },
      true,
      ['encrypt', 'decrypt'],
    )
    const spki = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))))
    const { encryptBody } = await import('./envelope.ts')
    const weak = Math.random
    Math.random = () => {
      throw new Error('Math.random was called')
    }
    try {
      const { encryptionHeader } = encryptBody(
        { username: 'ana' },
        `-----BEGIN PUBLIC KEY-----\n${spki}\n-----END PUBLIC KEY-----`,
      )
      const text = await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, pair.privateKey, fromBase64(encryptionHeader))
      expect(fromBase64(new TextDecoder().decode(text))).toHaveLength(64)
    } finally {
      Math.random = weak
    }
  },
)

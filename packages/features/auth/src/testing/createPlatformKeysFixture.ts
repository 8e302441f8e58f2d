import type { EncryptedBody } from '@lobby/api/crypto/envelope'

export interface TestPlatformKeys {
  /** The platform's public key as PEM, as in a merchant folder. */
  readonly encryptionKey: string
  /** Decrypts the body of a sign-in or registration as the platform does, but without the platform's checks. */
  readonly open: (request: Request) => Promise<Record<string, unknown>>
}

const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** Creates a key pair for a mocked platform. */
export async function createPlatformKeysFixture(): Promise<TestPlatformKeys> {
  const algorithm = { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1), hash: 'SHA-256' }
  const { publicKey, privateKey } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])
  const spki = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))))
  return {
    encryptionKey: `-----BEGIN PUBLIC KEY-----\n${spki}\n-----END PUBLIC KEY-----\n`,
    open: async (request) => {
      const header = await crypto.subtle.decrypt('RSA-OAEP', privateKey, bytes(request.headers.get('Encryption') ?? ''))
      const keys = bytes(new TextDecoder().decode(header))
      const { iv, ciphertext } = (await request.clone().json()) as EncryptedBody
      const key = await crypto.subtle.importKey('raw', keys.slice(0, 32), 'AES-CBC', false, ['decrypt'])
      const plain = await crypto.subtle.decrypt({ name: 'AES-CBC', iv: bytes(iv) }, key, bytes(ciphertext))
      return JSON.parse(new TextDecoder().decode(plain)) as Record<string, unknown>
    },
  }
}

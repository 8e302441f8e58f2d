import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { EncryptedBody } from '../domain/decryptRequest.ts'
import { encryptLogin } from './encryptLogin.ts'

export interface FaultyEnvelope {
  readonly body: EncryptedBody
  readonly encryption: string
}

/**
 * An RSA key pair whose private key the sandbox does not have.
 */
export const unknownKeyPair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

export const envelopePlaintext = { username: 'ana', password: 'pä 😀' }
export const createEnvelope = (): FaultyEnvelope => encryptLogin(envelopePlaintext)

const flipLastBit = (base64: string): string => {
  const bytes = Buffer.from(base64, 'base64')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  return bytes.toString('base64')
}
const sealWithChange = (change: (body: EncryptedBody) => Partial<EncryptedBody>): FaultyEnvelope => {
  const { body, encryption } = createEnvelope()
  return { body: { ...body, ...change(body) }, encryption }
}

/** A step of the decryption of a request body. */
export type DecryptionStep = 'header' | 'keys' | 'cipher' | 'text'

/**
 * Encrypted request bodies that each have one fault. `careless` is the step at which a decryption without checks would
 * fail, or `opened` if it would not notice the fault.
 */
export const envelopeFaults: readonly (readonly [
  what: string,
  make: () => FaultyEnvelope,
  careless: DecryptionStep | 'opened',
])[] = [
  ['a header that is not base64', () => ({ ...createEnvelope(), encryption: '*'.repeat(344) }), 'header'],
  [
    'a header that is too short',
    () => ({ ...createEnvelope(), encryption: randomBytes(64).toString('base64') }),
    'header',
  ],
  [
    'a header that is too long',
    () => ({ ...createEnvelope(), encryption: `${createEnvelope().encryption.slice(0, -2)}AAAAAA` }),
    'header',
  ],
  [
    'a header of random bytes',
    () => ({ ...createEnvelope(), encryption: randomBytes(256).toString('base64') }),
    'header',
  ],
  ['a header of another body', () => ({ ...createEnvelope(), encryption: createEnvelope().encryption }), 'cipher'],
  ['an old or foreign key', () => encryptLogin(envelopePlaintext, { publicKey: unknownKeyPair.publicKey }), 'header'],
  ['keys that are too short', () => encryptLogin(envelopePlaintext, { keys: randomBytes(48) }), 'opened'],
  ['keys that are too long', () => encryptLogin(envelopePlaintext, { keys: randomBytes(96) }), 'opened'],
  ['no keys', () => encryptLogin(envelopePlaintext, { keyText: '' }), 'keys'],
  ['a flipped bit of the IV', () => sealWithChange(({ iv }) => ({ iv: flipLastBit(iv) })), 'opened'],
  [
    'a flipped bit of the ciphertext',
    () => sealWithChange(({ ciphertext }) => ({ ciphertext: flipLastBit(ciphertext) })),
    'cipher',
  ],
  ['a flipped bit of the MAC', () => sealWithChange(({ mac }) => ({ mac: flipLastBit(mac) })), 'opened'],
  ['an empty MAC', () => sealWithChange(() => ({ mac: '' })), 'opened'],
  ['another version under the MAC', () => sealWithChange(() => ({ version: 2 })), 'opened'],
  ['a plaintext that is not JSON', () => encryptLogin('{"username":'), 'text'],
]

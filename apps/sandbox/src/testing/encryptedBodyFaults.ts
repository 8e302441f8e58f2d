import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { EncryptedBody } from '../domain/decryptRequest.ts'
import { encryptLogin } from './encryptLogin.ts'

export interface FaultyEncryptedBody {
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

export const encryptedBodyPlaintext = { username: 'ana', password: 'pä 😀' }
export const createEncryptedBody = (): FaultyEncryptedBody => encryptLogin(encryptedBodyPlaintext)

const flipLastBit = (base64: string): string => {
  const bytes = Buffer.from(base64, 'base64')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  return bytes.toString('base64')
}
const sealWithChange = (change: (body: EncryptedBody) => Partial<EncryptedBody>): FaultyEncryptedBody => {
  const { body, encryption } = createEncryptedBody()
  return { body: { ...body, ...change(body) }, encryption }
}

/** A step of the decryption of a request body. */
export type DecryptionStep = 'header' | 'keys' | 'cipher' | 'text'

/**
 * Encrypted request bodies that each have one fault. `careless` is the step at which a decryption without checks would
 * fail, or `opened` if it would not notice the fault.
 */
export const encryptedBodyFaults: readonly (readonly [
  what: string,
  make: () => FaultyEncryptedBody,
  careless: DecryptionStep | 'opened',
])[] = [
  ['a header that is not base64', () => ({ ...createEncryptedBody(), encryption: '*'.repeat(344) }), 'header'],
  [
    'a header that is too short',
    () => ({ ...createEncryptedBody(), encryption: randomBytes(64).toString('base64') }),
    'header',
  ],
  [
    'a header that is too long',
    () => ({ ...createEncryptedBody(), encryption: `${createEncryptedBody().encryption.slice(0, -2)}AAAAAA` }),
    'header',
  ],
  [
    'a header of random bytes',
    () => ({ ...createEncryptedBody(), encryption: randomBytes(256).toString('base64') }),
    'header',
  ],
  [
    'a header of another body',
    () => ({ ...createEncryptedBody(), encryption: createEncryptedBody().encryption }),
    'cipher',
  ],
  [
    'an old or foreign key',
    () => encryptLogin(encryptedBodyPlaintext, { publicKey: unknownKeyPair.publicKey }),
    'header',
  ],
  ['keys that are too short', () => encryptLogin(encryptedBodyPlaintext, { keys: randomBytes(48) }), 'opened'],
  ['keys that are too long', () => encryptLogin(encryptedBodyPlaintext, { keys: randomBytes(96) }), 'opened'],
  ['no keys', () => encryptLogin(encryptedBodyPlaintext, { keyText: '' }), 'keys'],
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

import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { EncryptedBody } from '../domain/decryptRequest.ts'
import { encryptLogin } from './encryptLogin.ts'

export interface EncryptedBodyWithHeader {
  readonly body: EncryptedBody
  readonly encryption: string
}

/**
 * An RSA key pair whose private key the sandbox does not have.
 */
export const keyPairUnknownToSandbox = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

export const encryptedBodyPlaintext = { username: 'ana', password: 'pä 😀' }
export const createEncryptedBodyFixture = (): EncryptedBodyWithHeader => encryptLogin(encryptedBodyPlaintext)

const flipLastBit = (base64: string): string => {
  const bytes = Buffer.from(base64, 'base64')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  return bytes.toString('base64')
}
const sealWithChange = (change: (body: EncryptedBody) => Partial<EncryptedBody>): EncryptedBodyWithHeader => {
  const { body, encryption } = createEncryptedBodyFixture()
  return { body: { ...body, ...change(body) }, encryption }
}

/** A step of the decryption of a request body. */
export type DecryptionStep = 'header' | 'keys' | 'cipher' | 'text'

/**
 * Encrypted request bodies that each have one fault. `careless` is the step at which a decryption without checks fails,
 * or `opened` if that decryption succeeds.
 */
export const encryptedBodyFaults: readonly (readonly [
  what: string,
  make: () => EncryptedBodyWithHeader,
  careless: DecryptionStep | 'opened',
])[] = [
  ['a header that is not base64', () => ({ ...createEncryptedBodyFixture(), encryption: '*'.repeat(344) }), 'header'],
  [
    'a header that is too short',
    () => ({ ...createEncryptedBodyFixture(), encryption: randomBytes(64).toString('base64') }),
    'header',
  ],
  [
    'a header that is too long',
    () => ({
      ...createEncryptedBodyFixture(),
      encryption: `${createEncryptedBodyFixture().encryption.slice(0, -2)}AAAAAA`,
    }),
    'header',
  ],
  [
    'a header of random bytes',
    () => ({ ...createEncryptedBodyFixture(), encryption: randomBytes(256).toString('base64') }),
    'header',
  ],
  [
    'a header of another body',
    () => ({ ...createEncryptedBodyFixture(), encryption: createEncryptedBodyFixture().encryption }),
    'cipher',
  ],
  [
    'an old or foreign key',
    () => encryptLogin(encryptedBodyPlaintext, { publicKey: keyPairUnknownToSandbox.publicKey }),
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

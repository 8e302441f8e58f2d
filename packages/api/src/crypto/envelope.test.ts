import {
  constants,
  createDecipheriv,
  createHmac,
  generateKeyPairSync,
  privateDecrypt,
  timingSafeEqual,
} from 'node:crypto'
import { expect, test, vi } from 'vitest'
import contract from '../contract.gen.json' with { type: 'json' }
import { getDeviceHeader, encryptBody, type EncryptedBody } from './envelope.ts'

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const spki = pair.publicKey.export({ type: 'spki', format: 'pem' })
const payload = { username: 'ana', password: 'paßwörd 🎲 "quoted"', captcha: '', type: 'username' }
const bytes = (text: string) => Buffer.from(text, 'base64')

/**
 * Decrypts a body with Node's crypto, as the platform does. For the control, `checkMac: false` skips the check of the
 * MAC.
 */
function open(
  { body, encryptionHeader }: ReturnType<typeof encryptBody>,
  { checkMac = true, oaepHash = 'sha256' } = {},
): Record<string, unknown> {
  const text = privateDecrypt(
    { key: pair.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash },
    bytes(encryptionHeader),
  ).toString()
  const keys = bytes(text)
  expect(keys.length).toBe(64)
  const mac = createHmac('sha256', keys.subarray(32))
    .update(Buffer.concat([Buffer.of(body.version), bytes(body.iv), bytes(body.ciphertext)]))
    .digest()
  if (checkMac && !timingSafeEqual(mac, bytes(body.mac))) throw new Error('MAC')
  const decipher = createDecipheriv('aes-256-cbc', keys.subarray(0, 32), bytes(body.iv))
  return JSON.parse(
    Buffer.concat([decipher.update(bytes(body.ciphertext)), decipher.final()]).toString('utf8'),
  ) as Record<string, unknown>
}

const flip = (body: EncryptedBody, field: 'iv' | 'ciphertext' | 'mac', index: number): EncryptedBody => {
  const changed = bytes(body[field])
  changed[index] = (changed[index] ?? 0) ^ 1
  return { ...body, [field]: changed.toString('base64') }
}

test(
  'encrypts a body that Node decrypts with AES-256-CBC, HMAC-SHA256 and RSA-OAEP with SHA-256',
  { tags: ['AUTH-116'] },
  () => {
    const sealed = encryptBody(payload, spki, { now: () => 1_790_000_000_123 })
    expect(open(sealed)).toEqual({
      ...payload,
      timestamp: 1_790_000_000_123,
      nonce: expect.stringMatching(/^[A-Za-z0-9+/]{22}==$/),
    })
    expect(() => open(sealed, { oaepHash: 'sha1' })).toThrow(/oaep/i)
    expect(JSON.stringify(sealed)).not.toContain('ana')
  },
)

test('encrypts a body when the public key is in PKCS#1 format or has 3072 bits', { tags: ['AUTH-116'] }, () => {
  expect(open(encryptBody(payload, pair.publicKey.export({ type: 'pkcs1', format: 'pem' })))).toMatchObject(payload)
  const large = generateKeyPairSync('rsa', { modulusLength: 3072 })
  const { encryptionHeader } = encryptBody(payload, large.publicKey.export({ type: 'spki', format: 'pem' }))
  const text = privateDecrypt(
    { key: large.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    bytes(encryptionHeader),
  )
  expect(bytes(text.toString()).length).toBe(64)
})

test(
  'creates a MAC that reveals a changed version and a flipped bit in the IV, the ciphertext or the MAC',
  { tags: ['AUTH-116'] },
  () => {
    const sealed = encryptBody(payload, spki)
    for (const field of ['iv', 'ciphertext', 'mac'] as const) {
      for (const index of [0, bytes(sealed.body[field]).length - 1]) {
        expect(() => open({ ...sealed, body: flip(sealed.body, field, index) }), `${field}[${index}]`).toThrow('MAC')
      }
    }
    expect(() => open({ ...sealed, body: { ...sealed.body, version: 2 as 1 } })).toThrow('MAC')
    // Control: without the MAC the change is not detected. The flipped bit of the IV changes the first letter of
    // `username`.
    expect(Object.keys(open({ ...sealed, body: flip(sealed.body, 'iv', 2) }, { checkMac: false }))[0]).toBe('tsername')
  },
)

test(
  'creates new keys, a new IV and a new nonce for each body from the given random source',
  { tags: ['AUTH-116'] },
  () => {
    const first = encryptBody(payload, spki)
    const second = encryptBody(payload, spki)
    for (const field of ['iv', 'ciphertext', 'mac'] as const) expect(first.body[field]).not.toBe(second.body[field])
    expect(first.encryptionHeader).not.toBe(second.encryptionHeader)
    expect(open(first)['nonce']).not.toBe(open(second)['nonce'])

    const lengths: number[] = []
    const fixed = (length: number) => {
      lengths.push(length)
      return new Uint8Array(length).fill(lengths.length)
    }
    const { body } = encryptBody({}, spki, { randomBytes: fixed })
    expect(lengths).toEqual([64, 16, 16])
    expect(body.iv).toBe(Buffer.alloc(16, 2).toString('base64'))
  },
)

test('throws when the public key is invalid or too short', { tags: ['AUTH-116'] }, () => {
  const short = (bits: number) =>
    generateKeyPairSync('rsa', { modulusLength: bits }).publicKey.export({ type: 'spki', format: 'pem' })
  const wrong = [
    '',
    'not a key',
    '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----',
    short(1024),
    short(1536),
  ]
  for (const key of wrong)
    expect(() => encryptBody(payload, key), key.slice(0, 30)).toThrow(
      /encryptionKey must be an RSA public key of 2048 bits/,
    )
})

test(
  'encrypts bodies of many lengths so that they match the API contract and can be decrypted',
  { tags: ['AUTH-116'] },
  () => {
    const login = contract.paths['/wps/member/login'].post
    const { properties, required } = login.requestBody.content['application/json'].schema
    for (let length = 1; length <= 20; length++) {
      const sealed = encryptBody({ ...payload, password: 'ü'.repeat(length * 7) }, spki)
      expect(open(sealed)['password']).toBe('ü'.repeat(length * 7))
      expect(Object.keys(sealed.body).sort()).toEqual([...required].sort())
      expect(sealed.body.version).toBe(properties.version.const)
      expect(sealed.body.iv).toHaveLength(properties.iv.minLength)
      expect(sealed.body.mac).toHaveLength(properties.mac.minLength)
      expect(sealed.encryptionHeader).toHaveLength(344)
    }
  },
)

test('returns the header `Device: OTHERS` when the site runs standalone, and no header otherwise', () => {
  expect(getDeviceHeader(true)).toEqual({ Device: 'OTHERS' })
  expect(getDeviceHeader(false)).toEqual({})
})

test('control: calls Math.random when jsencrypt runs without a window', async () => {
  vi.resetModules()
  const fresh = await import('./envelope.ts')
  const weak = vi.spyOn(Math, 'random')
  fresh.encryptBody(payload, spki)
  expect(weak).toHaveBeenCalled()
  weak.mockRestore()
})

import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { encryptBody } from '@lobby/api/crypto/envelope'
import { describe, expect, test } from 'vitest'
import { encryptLogin } from '../testing/encryptLogin.ts'
import { privateKeyPem } from '../testing/merchants.ts'
import { testSandbox } from '../testing/testSandbox.ts'
import { openEnvelope, type EncryptedBody } from './openEnvelope.ts'

const privateKey = createPrivateKey(privateKeyPem)
const publicKeyPem = createPublicKey(privateKeyPem).export({ type: 'spki', format: 'pem' }).toString()
const plaintext = { username: 'ana', password: 'pä 😀' }
const foreignKey = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).publicKey

const flipped = (base64: string): string => {
  const bytes = Buffer.from(base64, 'base64')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  return bytes.toString('base64')
}
type Sealed = { body: EncryptedBody; encryption: string }
const good = (): Sealed => encryptLogin(plaintext)
const spoilt = (part: 'iv' | 'ciphertext' | 'mac'): Sealed => {
  const { body, encryption } = good()
  return { body: { ...body, [part]: flipped(body[part]) }, encryption }
}

/** Each fault breaks one thing of an envelope that opens otherwise. */
const faults: readonly (readonly [what: string, make: () => Sealed])[] = [
  ['a header that is not base64', () => ({ ...good(), encryption: '*'.repeat(344) })],
  ['a header that is too short', () => ({ ...good(), encryption: randomBytes(64).toString('base64') })],
  ['a header that is too long', () => ({ ...good(), encryption: `${good().encryption.slice(0, -2)}AAAAAA` })],
  ['a header of random bytes', () => ({ ...good(), encryption: randomBytes(256).toString('base64') })],
  ['a header of another body', () => ({ ...good(), encryption: good().encryption })],
  ['an old or foreign key', () => encryptLogin(plaintext, { publicKey: foreignKey })],
  ['keys that are too short', () => encryptLogin(plaintext, { keys: randomBytes(48) })],
  ['keys that are too long', () => encryptLogin(plaintext, { keys: randomBytes(96) })],
  ['no keys', () => encryptLogin(plaintext, { keyText: '' })],
  ['a flipped bit of the IV', () => spoilt('iv')],
  ['a flipped bit of the ciphertext', () => spoilt('ciphertext')],
  ['a flipped bit of the MAC', () => spoilt('mac')],
  ['an empty MAC', () => ({ ...good(), body: { ...good().body, mac: '' } })],
  ['another version under the MAC', () => ({ ...good(), body: { ...good().body, version: 2 } })],
  ['a plaintext that is not JSON', () => encryptLogin('{"username":')],
]

describe('an encrypted body', () => {
  test('opens as it was closed', () => {
    const { body, encryption } = good()
    expect(openEnvelope(body, encryption, privateKey)).toEqual(plaintext)
  })

  test('opens as the site closes it', () => {
    const { body, encryptionHeader } = encryptBody(plaintext, publicKeyPem, { now: () => 5 })
    expect(openEnvelope(body, encryptionHeader, privateKey)).toMatchObject({ ...plaintext, timestamp: 5 })
  })

  test.each(faults)('is refused without a hint: %s', (_what, make) => {
    const { body, encryption } = make()
    expect(() => openEnvelope(body, encryption, privateKey)).toThrow('login.encryption')
  })
})

describe('B5, over the wire', () => {
  test.each(faults)('%s is a generic 400', async (_what, make) => {
    const { body, encryption } = make()
    const answer = await testSandbox().call('login', { body, headers: { Encryption: encryption } })
    expect(answer.status).toBe(400)
    expect(['login.encryption', 'request.invalid']).toContain(answer.body.errorCode)
  })

  test('a replay is refused, and so is a body that is too old or too new', async () => {
    const sandbox = testSandbox({ now: () => Date.UTC(2026, 10, 20) })
    const login = {
      username: 'ana',
      password: 'Lobby2026',
      captcha: '',
      type: 'username',
      timestamp: sandbox.clock.now(),
      nonce: 'a-nonce-of-20-letters',
    }
    const send = async (payload: object): Promise<unknown> => {
      const { body, encryption } = encryptLogin(payload)
      return (await sandbox.call('login', { body, headers: { Encryption: encryption } })).body
    }
    const { body, encryption } = encryptLogin(login)
    const again = { body, headers: { Encryption: encryption } }
    expect((await sandbox.call('login', again)).body.success).toBe(true)
    expect(await sandbox.call('login', again)).toMatchObject({ status: 400, body: { errorCode: 'login.replay' } })
    sandbox.clock.advance(4 * 60_000)
    expect((await sandbox.call('login', again)).body.errorCode).toBe('login.replay')
    sandbox.clock.advance(6 * 60_001)
    expect((await sandbox.call('login', again)).body.errorCode).toBe('login.replay')
    const late = { ...login, nonce: 'another-nonce-of-letters' }
    expect(await send({ ...late, timestamp: sandbox.clock.now() - 300_001 })).toMatchObject({ errorCode: 'login.replay' })
    expect(await send({ ...late, timestamp: sandbox.clock.now() + 300_001 })).toMatchObject({ errorCode: 'login.replay' })
    expect(await send({ ...late, timestamp: sandbox.clock.now() - 299_000 })).toMatchObject({ success: true })
  })
})

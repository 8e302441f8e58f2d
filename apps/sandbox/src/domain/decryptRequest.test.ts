import {
  constants,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  privateDecrypt,
  type KeyObject,
} from 'node:crypto'
import { encryptBody } from '@lobby/api/crypto/envelope'
import { describe, expect, test } from 'vitest'
import { selectAll, runSql } from '../db/sql.ts'
import { recordCryptoCalls } from '../testing/countWork.ts'
import { encryptLogin } from '../testing/encryptLogin.ts'
import {
  encryptedBodyFaults as faults,
  keyPairUnknownToSandbox,
  createEncryptedBodyFixture,
  encryptedBodyPlaintext,
  type DecryptionStep,
} from '../testing/encryptedBodyFaults.ts'
import { northMerchant, demoPrivateKeyPem, southMerchant } from '../testing/merchants.ts'
import { buildLoginPayload, buildRegisterPayload, createTestSandbox } from '../testing/createTestSandbox.ts'
import { decryptRequest, type EncryptedBody } from './decryptRequest.ts'
import type { Tenant } from './tenants.ts'

const privateKey = createPrivateKey(demoPrivateKeyPem)
const publicKeyPem = createPublicKey(demoPrivateKeyPem).export({ type: 'spki', format: 'pem' }).toString()

/**
 * Decrypts a body without the guards of `decryptRequest`.
 * @returns the step that failed first, or `opened` if no step failed
 */
function openWithoutGuards(body: EncryptedBody, encryption: string, key: KeyObject): DecryptionStep | 'opened' {
  let step: DecryptionStep = 'header'
  try {
    const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
    const keys = Buffer.from(
      privateDecrypt({ key, ...padding }, Buffer.from(encryption, 'base64')).toString(),
      'base64',
    )
    step = 'keys'
    const decipher = createDecipheriv('aes-256-cbc', keys.subarray(0, 32), Buffer.from(body.iv, 'base64'))
    step = 'cipher'
    const text = Buffer.concat([decipher.update(Buffer.from(body.ciphertext, 'base64')), decipher.final()]).toString()
    step = 'text'
    JSON.parse(text)
    return 'opened'
  } catch {
    return step
  }
}

describe('decryptRequest', () => {
  test('decrypts an encrypted body to its plaintext', () => {
    const { body, encryption } = createEncryptedBodyFixture()
    expect(decryptRequest(body, encryption, privateKey)).toEqual(encryptedBodyPlaintext)
  })

  test('decrypts a body that the client of the site has encrypted', () => {
    const { body, encryptionHeader } = encryptBody(encryptedBodyPlaintext, publicKeyPem, { now: () => 5 })
    expect(decryptRequest(body, encryptionHeader, privateKey)).toMatchObject({
      ...encryptedBodyPlaintext,
      timestamp: 5,
    })
  })

  test.each(faults)(
    'throws login.encryption when an encrypted body has the fault "%s"',
    { tags: ['B5'] },
    (_what, make) => {
      const { body, encryption } = make()
      expect(() => decryptRequest(body, encryption, privateKey)).toThrow(/^login\.encryption$/)
    },
  )

  test.each(faults)(
    'control: fails in a step that reveals the fault "%s" of an encrypted body when the guards are missing',
    { tags: ['B5-control'] },
    (_what, make, careless) => {
      const { body, encryption } = make()
      // By chance, one of 256 corrupted blocks ends with valid padding. Then the step `cipher` succeeds and the step
      // `text` fails.
      expect(careless === 'cipher' ? ['cipher', 'text'] : [careless]).toContain(
        openWithoutGuards(body, encryption, privateKey),
      )
    },
  )

  test('runs the same cryptographic functions for every fault of an encrypted body', { tags: ['B5'] }, () => {
    const work = faults
      .filter(([, , careless]) => careless !== 'text')
      .map(([what, make]) => {
        const { body, encryption } = make()
        return [what, recordCryptoCalls(() => decryptRequest(body, encryption, privateKey))]
      })
    expect(work).toEqual(work.map(([what]) => [what, ['privateDecrypt', 'createHmac', 'timingSafeEqual']]))
  })

  test(
    'control: runs different cryptographic functions for different faults of an encrypted body without the guards',
    { tags: ['B5-control'] },
    () => {
      const work = faults.map(([, make]) => {
        const { body, encryption } = make()
        return recordCryptoCalls(() => openWithoutGuards(body, encryption, privateKey)).join()
      })
      expect(new Set(work)).toEqual(new Set(['privateDecrypt', 'privateDecrypt,createDecipheriv']))
    },
  )
})

describe('encrypted bodies over HTTP', () => {
  test(
    'returns login.encryption or request.invalid for a faulty encrypted body, and stores nothing',
    { tags: ['B5'] },
    async () => {
      const sandbox = createTestSandbox()
      const answers = new Set<string>()
      for (const [, make] of faults) {
        const { body, encryption } = make()
        const answer = await sandbox.call('login', { body, headers: { Encryption: encryption } })
        answers.add(JSON.stringify([answer.status, answer.body]))
      }
      // If a body is not an `EncryptedBody`, the validation against the API contract returns `request.invalid`.
      // This error reveals nothing, because the API contract is public.
      expect([...answers].map((answer) => JSON.parse(answer) as unknown).sort()).toEqual([
        [400, expect.objectContaining({ errorCode: 'login.encryption' })],
        [400, expect.objectContaining({ errorCode: 'request.invalid' })],
      ])
      for (const table of ['login_nonce', 'login_attempt', 'session'])
        expect(selectAll(sandbox.db, `SELECT 1 FROM ${table}`)).toEqual([])
      expect(sandbox.lines).toEqual([])
    },
  )

  test(
    'refuses a body that was encrypted with an old public key, unless the sandbox still has the old private key',
    { tags: ['B5', 'B5-control'] },
    async () => {
      const [now, before] = [
        createTestSandbox(),
        createTestSandbox({ privateKeyPem: keyPairUnknownToSandbox.privateKey }),
      ]
      const { body, encryption } = encryptLogin(buildLoginPayload(now, 'ana'), {
        publicKey: keyPairUnknownToSandbox.publicKey,
      })
      const ask = { body, headers: { Encryption: encryption } }
      expect(await now.call('login', ask)).toMatchObject({ status: 400, body: { errorCode: 'login.encryption' } })
      expect(await before.call('login', ask)).toMatchObject({ status: 200, body: { success: true } })
    },
  )

  test('refuses a replayed encrypted body as long as its nonce is stored', { tags: ['B5', 'B5-control'] }, async () => {
    const sandbox = createTestSandbox({ now: () => Date.UTC(2026, 10, 20) })
    const { body, encryption } = encryptLogin(buildLoginPayload(sandbox, 'ana'))
    const send = () => sandbox.call('login', { body, headers: { Encryption: encryption } })
    const replay = { status: 400, body: { success: false, errorCode: 'login.replay' } }
    expect((await send()).body.success).toBe(true)
    expect(await send()).toMatchObject(replay)
    sandbox.clock.advance(5 * 60_000)
    expect(await send()).toMatchObject(replay)
    expect(selectAll(sandbox.db, 'SELECT 1 FROM session')).toHaveLength(1)
    runSql(sandbox.db, 'DELETE FROM login_nonce')
    expect((await send()).body.success).toBe(true)
    // More than five minutes after the timestamp of the body, the sandbox refuses the body even without a stored nonce.
    sandbox.clock.advance(1)
    runSql(sandbox.db, 'DELETE FROM login_nonce')
    expect(await send()).toMatchObject(replay)
  })

  test(
    'refuses an encrypted body at a merchant when the body was encrypted for another merchant',
    { tags: ['B21'] },
    async () => {
      const sandbox = createTestSandbox()
      const recorded = [
        ['login', encryptLogin(buildLoginPayload(sandbox, 'ana'))],
        ['register', encryptLogin(buildRegisterPayload(sandbox))],
      ] as const
      const send = (tenant: Tenant) =>
        Promise.all(
          recorded.map(([id, { body, encryption }]) =>
            sandbox.call(id, {
              tenant,
              body,
              headers: { Encryption: encryption, 'Idempotency-Key': 'a-key-of-16-chars-1' },
            }),
          ),
        )
      for (const answer of await send(southMerchant))
        expect(answer).toMatchObject({ status: 400, body: { errorCode: 'login.encryption' } })
      for (const answer of await send(northMerchant)) expect(answer.status).toBe(200)
      expect(selectAll(sandbox.db, `SELECT 1 FROM session WHERE tenant = 'south'`)).toEqual([])
    },
  )

  test(
    'control: signs in at a second merchant when the body is encrypted for that merchant',
    { tags: ['B21-control'] },
    async () => {
      const sandbox = createTestSandbox()
      const { body, encryption } = encryptLogin(buildLoginPayload(sandbox, 'ana', { merchant: southMerchant.code }))
      expect(
        (await sandbox.call('login', { tenant: southMerchant, body, headers: { Encryption: encryption } })).body
          .success,
      ).toBe(true)
    },
  )

  const refuseByLimit = async () => {
    const sandbox = createTestSandbox({ limits: { login: 1 } })
    await sandbox.login('ana', { password: 'wrong' })
    const { body, encryption } = encryptLogin(buildLoginPayload(sandbox, 'ana'))
    const send = (headers: object = {}) =>
      sandbox.call('login', { body, headers: { Encryption: encryption, ...headers } })
    expect((await send()).status).toBe(429)
    return { sandbox, sendElsewhere: () => send({ 'X-Forwarded-For': '203.0.113.9' }) }
  }

  test(
    'refuses an encrypted body that is repeated from another IP address after a rate limit refused it',
    { tags: ['B56'] },
    async () => {
      const { sandbox, sendElsewhere } = await refuseByLimit()
      expect(await sendElsewhere()).toMatchObject({ status: 400, body: { errorCode: 'login.replay' } })
      expect(selectAll(sandbox.db, 'SELECT 1 FROM session')).toEqual([])
    },
  )

  test(
    'control: accepts a body from another IP address after a rate limit refused it, when its nonce was deleted',
    { tags: ['B56-control'] },
    async () => {
      const { sandbox, sendElsewhere } = await refuseByLimit()
      runSql(sandbox.db, 'DELETE FROM login_nonce')
      expect((await sendElsewhere()).body.success).toBe(true)
    },
  )

  test('accepts an encrypted body one time when it is sent many times in parallel', { tags: ['B5'] }, async () => {
    const sandbox = createTestSandbox()
    const { body, encryption } = encryptLogin(buildLoginPayload(sandbox, 'ana'))
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sandbox.call('login', { body, headers: { Encryption: encryption } })),
    )
    expect(answers.filter((answer) => answer.body.success)).toHaveLength(1)
    expect(answers.filter((answer) => answer.body.errorCode === 'login.replay')).toHaveLength(5)
  })

  const signInAfter = async (ageMs: number) => {
    const sandbox = createTestSandbox({ now: () => Date.UTC(2026, 10, 20) })
    return (await sandbox.login('ana', { timestamp: sandbox.clock.now() - ageMs })).body
  }

  test.each([
    ['more than five minutes old', 300_001],
    ['more than five minutes in the future', -300_001],
  ])('refuses an encrypted sign-in when its timestamp is %s', async (_what, ageMs) =>
    expect(await signInAfter(ageMs)).toMatchObject({ success: false, errorCode: 'login.replay' }),
  )

  test.each([
    ['five minutes old', 300_000],
    ['five minutes in the future', -300_000],
  ])('accepts an encrypted sign-in when its timestamp is %s', async (_what, ageMs) =>
    expect((await signInAfter(ageMs)).success).toBe(true),
  )
})

import { DAY_MS } from '@lobby/platform/calendar'
import { ApiError } from '@lobby/api'
import { createTestSite, createRefusalResponse } from '@lobby/platform/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { createPlatformKeysFixture, type TestPlatformKeys } from '../testing/createPlatformKeysFixture.ts'
import { sendLogin, type LoginCredentials } from './sendLogin.ts'

const credentials = { username: 'ana', password: 'pässwörd 🎲', captcha: '123456', captchaId: 'c-1' }
const value = { token: 'token-of-ana-0123', userName: 'ana', customerType: 1, firstTimeLogin: false }
let keys: TestPlatformKeys
beforeAll(async () => {
  keys = await createPlatformKeysFixture()
})

/** Signs in on a mocked platform that records the request. */
async function signIn(
  init: { standalone?: boolean; clockOffset?: number; as?: LoginCredentials; answer?: () => Response } = {},
) {
  const {
    standalone = false,
    clockOffset = 0,
    as = credentials,
    answer = () => Response.json({ success: true, value }),
  } = init
  const sent: Request[] = []
  const { api } = createTestSite({
    answers: { 'POST /wps/member/login': (request) => (sent.push(request.clone()), answer()) },
  })
  const result = await sendLogin(as, {
    api,
    merchantCode: 'a-code',
    encryptionKey: keys.encryptionKey,
    standalone,
    clockOffset,
  }).catch((error: unknown) => error)
  const [request, ...more] = sent
  if (!request || more.length > 0) throw new Error(`Expected one sign-in, but ${sent.length} were sent.`)
  return { request, result }
}

describe('login: the request', () => {
  test(
    'sends username, password and captcha by POST, with the type username by default',
    { tags: ['AUTH-108', 'CALL-001'] },
    async () => {
      const { request, result } = await signIn()
      expect([request.method, new URL(request.url).pathname + new URL(request.url).search]).toEqual([
        'POST',
        '/wps/member/login',
      ])
      expect(await keys.open(request)).toMatchObject({ ...credentials, type: 'username' })
      expect(result).toEqual(value)
    },
  )

  test('encrypts the body of a sign-in with the merchant’s public key', { tags: ['B21'] }, async () => {
    const { request } = await signIn()
    expect(await keys.open(request)).toHaveProperty('merchant', 'a-code')
  })

  test(
    'encrypts the body of a sign-in so that no value is readable and no two bodies are equal',
    { tags: ['AUTH-113', 'CALL-001'] },
    async () => {
      const [one, other] = [await signIn(), await signIn()]
      const [body, second] = [await one.request.clone().text(), await other.request.clone().text()]
      expect(Object.keys(JSON.parse(body) as object).sort()).toEqual(['ciphertext', 'iv', 'mac', 'version'])
      expect(body).not.toMatch(/ana|pässwörd|123456/)
      expect(second).not.toBe(body)
      expect(await keys.open(other.request)).toHaveProperty('password', credentials.password)
    },
  )

  test(
    'sends the encryption keys of a sign-in in the Encryption header, encrypted with the public key',
    { tags: ['AUTH-114'] },
    async () => {
      const { request } = await signIn()
      expect(request.headers.get('Encryption')).toMatch(/^[A-Za-z0-9+/]{342}==$/)
      await expect((await createPlatformKeysFixture()).open(request)).rejects.toThrow(DOMException)
      expect(await keys.open(request)).toHaveProperty('nonce')
    },
  )

  test(
    'sends Device: OTHERS with a sign-in only when the site runs as an installed app',
    { tags: ['AUTH-115'] },
    async () => {
      const devices = [await signIn({ standalone: true }), await signIn()].map(({ request }) =>
        request.headers.get('Device'),
      )
      expect(devices).toEqual(['OTHERS', null])
    },
  )

  test('sends the platform’s time, not this device’s, with a sign-in', async () => {
    const { request } = await signIn({ clockOffset: DAY_MS })
    const { timestamp } = await keys.open(request)
    expect(Number(timestamp) - Date.now()).toBeGreaterThan(DAY_MS / 2)
  })
})

describe('login: the type', () => {
  const firebase = {
    type: 'firebase',
    username: '',
    password: '',
    captcha: '',
    firebaseChannel: 'sms',
    firebaseIdToken: 'id-token-of-ana',
    firebaseMobileNo: '11987650001',
    countryDialingCode: '55',
  } as const

  test.each([
    ['username', credentials],
    ['sms', { type: 'sms', username: '11987650001', password: '482915', captcha: '', countryDialingCode: '55' }],
    ['firebase', firebase],
  ] as const)('sends the type %s in the payload of a sign-in', { tags: ['AUTH-109'] }, async (type, as) => {
    const { request } = await signIn({ as })
    expect(await keys.open(request)).toMatchObject({ ...as, type })
  })

  test(
    'sends firebaseChannel sms with a sign-in when a third party has verified the number',
    { tags: ['AUTH-110'] },
    async () => {
      const { request } = await signIn({ as: firebase })
      expect(await keys.open(request)).toHaveProperty('firebaseChannel', 'sms')
    },
  )

  test(
    'sends the third party’s id token, number and dialling code only with a third-party sign-in',
    { tags: ['AUTH-111'] },
    async () => {
      const { request } = await signIn({ as: firebase })
      const more = { firebaseIdToken: 'id-token-of-ana', firebaseMobileNo: '11987650001', countryDialingCode: '55' }
      expect(await keys.open(request)).toMatchObject(more)
      const plain = await keys.open((await signIn()).request)
      for (const name of [...Object.keys(more), 'firebaseChannel']) expect(plain).not.toHaveProperty(name)
    },
  )
})

test('throws the platform’s error code for a refused sign-in, and whether a captcha is needed', async () => {
  const data = { captcha: true }
  const { result } = await signIn({
    answer: () => Response.json({ success: false, errorCode: 'login.failed', message: 'No', data }),
  })
  expect(result).toBeInstanceOf(ApiError)
  expect(result).toMatchObject({ kind: 'refused', code: 'login.failed', data })
})

test('throws when a successful sign-in has no token', async () => {
  const { result } = await signIn({
    answer: () => Response.json({ success: true, value: { ...value, token: undefined } }),
  })
  expect(result).toMatchObject({ kind: 'schema' })
})

test('does not repeat a sign-in whose response was lost', async () => {
  const { result } = await signIn({ answer: () => createRefusalResponse('system.down', 'Down', 503) })
  expect(result).toMatchObject({ kind: 'status', status: 503 })
})

test('sends no sign-in when the merchant has no public key', async () => {
  const { api, fetch } = createTestSite()
  await expect(
    sendLogin(credentials, { api, merchantCode: 'a-code', encryptionKey: '', standalone: false, clockOffset: 0 }),
  ).rejects.toThrow('encryptionKey')
  expect(fetch.asked).toEqual([])
})

import { DAY_MS } from '@lobby/platform/calendar'
import { ApiError } from '@lobby/api'
import { makeTestSite, refusal } from '@lobby/platform/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { makePlatformKeys, type PlatformKeys } from '../testing/makePlatformKeys.ts'
import { register, type Registration } from './register.ts'

const key = 'key-of-one-registration'
const value = { token: 'token-of-bia-0123', userName: 'bia2026', customerType: 0, firstTimeLogin: true }
const registration: Registration = {
  values: { username: 'bia2026', password: 'pässwörd 7 🎲', confirmPassword: 'pässwörd 7 🎲', captcha: '123456' },
  countryDialingCode: '55',
  captchaId: 'captcha-0123456789',
  hostname: 'm.acme.example',
  environment: 'H5',
  confirmedAge: 18,
}
let keys: PlatformKeys
beforeAll(async () => {
  keys = await makePlatformKeys()
})

/** Registers at a platform that keeps what it was sent. */
async function send(
  more: Partial<Registration> = {},
  { standalone = false, clockOffset = 0, answer = () => Response.json({ success: true, value }) } = {},
) {
  const sent: Request[] = []
  const { api } = makeTestSite({
    answers: { 'PUT /wps/account/register': (request) => (sent.push(request.clone()), answer()) },
  })
  const context = { api, merchantCode: 'a-code', encryptionKey: keys.encryptionKey, standalone, clockOffset }
  const result = await register({ ...registration, ...more }, key, context).catch((error: unknown) => error)
  const [request, ...others] = sent
  if (!request || others.length > 0) throw new Error(`${sent.length} registrations were sent.`)
  return { request, result, payload: await keys.open(request) }
}

/** The fields of the specification. */
const specified = [
  ...[
    'countryDialingCode',
    'registerUrl',
    'registerMethod',
    'username',
    'password',
    'confirmPassword',
    'affiliateCode',
    'paymentPassword',
  ],
  ...[
    'recommenderId',
    'nickname',
    'payeeName',
    'email',
    'mobileNum',
    'idNumber',
    'qqNum',
    'facebook',
    'wechat',
    'line',
    'whatsapp',
    'zalo',
  ],
  ...['captcha', 'type', 'domain', 'verificationCode'],
]

describe('on the wire', () => {
  test(
    'the payload has each field of the specification under its name, and beside them what the platform’s contract adds',
    { tags: ['AUTH-043'] },
    async () => {
      const { payload } = await send()
      expect(Object.keys(payload).sort()).toEqual(
        [...specified, 'captchaId', 'confirmedAge', 'merchant', 'nonce', 'timestamp'].sort(),
      )
    },
  )

  test('a field that was not asked for is sent empty', { tags: ['AUTH-043'] }, async () => {
    const { payload } = await send({ values: {}, countryDialingCode: '' })
    const { registerUrl: _url, registerMethod: _method, type: _type, domain: _domain, ...fields } = payload
    for (const name of specified) expect([name, fields[name] ?? '']).toEqual([name, ''])
  })

  test('type is 0', { tags: ['AUTH-046'] }, async () => {
    expect((await send()).payload['type']).toBe(0)
  })

  test(
    'firebaseChannel and firebaseIdToken go with what a third party vouches for, in place of the code by SMS',
    { tags: ['AUTH-047', 'AUTH-048'] },
    async () => {
      const values = { ...registration.values, verificationCode: '482913' }
      const { payload: vouched } = await send({ values, firebase: { channel: 'sms', idToken: 'id-token-of-bia' } })
      expect(vouched).toMatchObject({
        firebaseChannel: 'sms',
        firebaseIdToken: 'id-token-of-bia',
        verificationCode: '',
      })
      const { payload: plain } = await send({ values })
      expect(plain['verificationCode']).toBe('482913')
      expect(plain).not.toHaveProperty('firebaseChannel')
      expect(plain).not.toHaveProperty('firebaseIdToken')
    },
  )

  test('what belongs to a captcha goes with a captcha alone', async () => {
    const { payload } = await send({ values: { ...registration.values, captcha: '' } })
    expect(payload).toMatchObject({ captcha: '' })
    expect(payload).not.toHaveProperty('captchaId')
  })

  test('registerUrl is the host name, and so is the domain', { tags: ['AUTH-044'] }, async () => {
    expect((await send({ hostname: 'www.other.example' })).payload).toMatchObject({
      registerUrl: 'www.other.example',
      domain: 'www.other.example',
    })
  })

  test.each(['APP', 'H5', 'PWA', 'WEBCLIP'] as const)(
    'registerMethod is %s where the site runs so',
    { tags: ['AUTH-045'] },
    async (environment) => {
      expect((await send({ environment })).payload['registerMethod']).toBe(environment)
    },
  )

  test(
    'is a PUT whose body is encrypted: no word of it can be read, no two are alike, and the platform’s key alone opens it',
    { tags: ['CALL-008'] },
    async () => {
      const [one, other] = [await send(), await send()]
      expect([one.request.method, new URL(one.request.url).pathname, new URL(one.request.url).search]).toEqual([
        'PUT',
        '/wps/account/register',
        '?moduleId=REG3',
      ])
      const [body, second] = [await one.request.clone().text(), await other.request.clone().text()]
      expect(body).not.toMatch(/bia2026|pässwörd|123456/)
      expect(second).not.toBe(body)
      await expect((await makePlatformKeys()).open(one.request)).rejects.toThrow(DOMException)
      expect(one.payload).toMatchObject(registration.values)
      expect(one.result).toEqual(value)
    },
  )

  test('the key goes in its header, and Device: OTHERS when the site stands alone, only then', async () => {
    const [alone, tab] = [await send({}, { standalone: true }), await send()]
    expect([alone.request.headers.get('Idempotency-Key'), tab.request.headers.get('Idempotency-Key')]).toEqual([
      key,
      key,
    ])
    expect([alone.request.headers.get('Device'), tab.request.headers.get('Device')]).toEqual(['OTHERS', null])
  })

  test('the time in the body is the platform’s, not this device’s', async () => {
    const { payload } = await send({}, { clockOffset: DAY_MS })
    expect(Number(payload['timestamp']) - Date.now()).toBeGreaterThan(DAY_MS / 2)
  })
})

test('a refusal keeps its code and the field that it is about', async () => {
  const answer = () =>
    Response.json({
      success: false,
      errorCode: 'account.username.taken',
      message: 'No',
      data: { field: 'username', captcha: true },
    })
  const { result } = await send({}, { answer })
  expect(result).toBeInstanceOf(ApiError)
  expect(result).toMatchObject({
    kind: 'refused',
    code: 'account.username.taken',
    data: { field: 'username', captcha: true },
  })
})

test('a success without a token is a failure', { tags: ['A19'] }, async () => {
  const { result } = await send(
    {},
    { answer: () => Response.json({ success: true, value: { ...value, token: undefined } }) },
  )
  expect(result).toMatchObject({ kind: 'schema' })
})

test('a lost answer is not asked for again by itself', { tags: ['U3'] }, async () => {
  const { result } = await send({}, { answer: () => refusal('system.down', 'Down', 503) })
  expect(result).toMatchObject({ kind: 'status', status: 503 })
})

test('without the merchant’s key nothing is sent', async () => {
  const { api, fetch } = makeTestSite()
  await expect(
    register(registration, key, { api, merchantCode: 'a-code', encryptionKey: '', standalone: false, clockOffset: 0 }),
  ).rejects.toThrow('encryptionKey')
  expect(fetch.asked).toEqual([])
})

import { DAY_MS } from '@lobby/platform/calendar'
import { ApiError } from '@lobby/api'
import { createTestSite, createRefusalResponse } from '@lobby/platform/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { createPlatformKeysFixture, type TestPlatformKeys } from '../testing/createPlatformKeysFixture.ts'
import { sendRegistration, type RegistrationData } from './sendRegistration.ts'

const key = 'key-of-one-registration'
const value = { token: 'token-of-bia-0123', userName: 'bia2026', customerType: 0, firstTimeLogin: true }
const registration: RegistrationData = {
  values: { username: 'bia2026', password: 'pässwörd 7 🎲', confirmPassword: 'pässwörd 7 🎲', captcha: '123456' },
  countryDialingCode: '55',
  captchaId: 'captcha-0123456789',
  hostname: 'm.acme.example',
  environment: 'H5',
  confirmedAge: 18,
}
let keys: TestPlatformKeys
beforeAll(async () => {
  keys = await createPlatformKeysFixture()
})

/** Sends a registration to a mocked platform that records the request. */
async function send(
  more: Partial<RegistrationData> = {},
  { standalone = false, clockOffset = 0, answer = () => Response.json({ success: true, value }) } = {},
) {
  const sent: Request[] = []
  const { api } = createTestSite({
    answers: { 'PUT /wps/account/register': (request) => (sent.push(request.clone()), answer()) },
  })
  const context = { api, merchantCode: 'a-code', encryptionKey: keys.encryptionKey, standalone, clockOffset }
  const result = await sendRegistration({ ...registration, ...more }, key, context).catch((error: unknown) => error)
  const [request, ...others] = sent
  if (!request || others.length > 0) throw new Error(`Expected one registration, but ${sent.length} were sent.`)
  return { request, result, payload: await keys.open(request) }
}

/** The field names of the specification. */
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

describe('register: the request', () => {
  test(
    'sends the registration fields of the specification, and those that the API contract adds',
    { tags: ['AUTH-043'] },
    async () => {
      const { payload } = await send()
      expect(Object.keys(payload).sort()).toEqual(
        [...specified, 'captchaId', 'confirmedAge', 'merchant', 'nonce', 'timestamp'].sort(),
      )
    },
  )

  test(
    'sends an empty string for a registration field that the form does not have',
    { tags: ['AUTH-043'] },
    async () => {
      const { payload } = await send({ values: {}, countryDialingCode: '' })
      const { registerUrl: _url, registerMethod: _method, type: _type, domain: _domain, ...fields } = payload
      for (const name of specified) expect([name, fields[name] ?? '']).toEqual([name, ''])
    },
  )

  test('sends the field type of a registration with the value 0', { tags: ['AUTH-046'] }, async () => {
    expect((await send()).payload['type']).toBe(0)
  })

  test(
    'sends a third party’s channel and id token instead of the SMS code',
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

  test('sends the captcha’s id with a registration only when there is a captcha', async () => {
    const { payload } = await send({ values: { ...registration.values, captcha: '' } })
    expect(payload).toMatchObject({ captcha: '' })
    expect(payload).not.toHaveProperty('captchaId')
  })

  test('sends the host name as registerUrl and domain of a registration', { tags: ['AUTH-044'] }, async () => {
    expect((await send({ hostname: 'www.other.example' })).payload).toMatchObject({
      registerUrl: 'www.other.example',
      domain: 'www.other.example',
    })
  })

  test.each(['APP', 'H5', 'PWA', 'WEBCLIP'] as const)(
    'sends registerMethod %s when the site runs in this environment',
    { tags: ['AUTH-045'] },
    async (environment) => {
      expect((await send({ environment })).payload['registerMethod']).toBe(environment)
    },
  )

  test(
    'sends a registration by PUT with a body that only the platform’s private key can decrypt',
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
      await expect((await createPlatformKeysFixture()).open(one.request)).rejects.toThrow(DOMException)
      expect(one.payload).toMatchObject(registration.values)
      expect(one.result).toEqual(value)
    },
  )

  test('sends the idempotency key of a registration, and Device: OTHERS only from an installed app', async () => {
    const [alone, tab] = [await send({}, { standalone: true }), await send()]
    expect([alone.request.headers.get('Idempotency-Key'), tab.request.headers.get('Idempotency-Key')]).toEqual([
      key,
      key,
    ])
    expect([alone.request.headers.get('Device'), tab.request.headers.get('Device')]).toEqual(['OTHERS', null])
  })

  test('sends the platform’s time, not this device’s, with a registration', async () => {
    const { payload } = await send({}, { clockOffset: DAY_MS })
    expect(Number(payload['timestamp']) - Date.now()).toBeGreaterThan(DAY_MS / 2)
  })
})

test('throws the platform’s error code and the refused field for a refused registration', async () => {
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

test('throws when a successful registration has no token', { tags: ['A19'] }, async () => {
  const { result } = await send(
    {},
    { answer: () => Response.json({ success: true, value: { ...value, token: undefined } }) },
  )
  expect(result).toMatchObject({ kind: 'schema' })
})

test('does not repeat a registration whose response was lost', { tags: ['U3'] }, async () => {
  const { result } = await send({}, { answer: () => createRefusalResponse('system.down', 'Down', 503) })
  expect(result).toMatchObject({ kind: 'status', status: 503 })
})

test('sends no registration when the merchant has no public key', async () => {
  const { api, fetch } = createTestSite()
  await expect(
    sendRegistration(registration, key, {
      api,
      merchantCode: 'a-code',
      encryptionKey: '',
      standalone: false,
      clockOffset: 0,
    }),
  ).rejects.toThrow('encryptionKey')
  expect(fetch.asked).toEqual([])
})

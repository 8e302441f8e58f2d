import { DAY_MS } from '@lobby/platform/calendar'
import { describe, expect, test } from 'vitest'
import { selectAll } from '../db/sql.ts'
import { VERIFICATION_CODE_LIFETIME_MINUTES } from '../domain/verificationCodes.ts'
import { northMerchant, southMerchant } from '../testing/merchants.ts'
import { countPasswordHashes } from '../testing/countWork.ts'
import { createTestSandbox, type TestApiResponse, type TestSandbox } from '../testing/createTestSandbox.ts'

const limits = { code: 1e6, register: 1e6, login: 1e6, password: 1e6 }
const ana = '11987650001'
const stranger = '11999990000'
const entry = (
  sandbox: TestSandbox,
  mobileNo: string,
  countryDialingCode = '55',
  more: object = {},
): Promise<TestApiResponse> => sandbox.call('sendSmsCode', { body: { mobileNo, countryDialingCode, ...more } })
const reset = (sandbox: TestSandbox, mobileNum: string): Promise<TestApiResponse> =>
  sandbox.call('sendSmsCode', { body: { mobileNum } })
const signInWith = (sandbox: TestSandbox, mobile: string, code: string, more: object = {}): Promise<TestApiResponse> =>
  sandbox.login(mobile, { type: 'sms', password: code, countryDialingCode: '55', ...more })
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('sendSmsCode', () => {
  test('sends one SMS code to the number, and returns for how long the code is valid', async () => {
    const sandbox = createTestSandbox({ limits })
    expect((await entry(sandbox, '+55 (11) 98765-0001')).body.value).toEqual({
      expiredMinutes: VERIFICATION_CODE_LIFETIME_MINUTES,
    })
    const messages = await sandbox.dev<object[]>(`/messages?to=${ana}&merchant=north`)
    expect(messages).toEqual([
      expect.objectContaining({
        channel: 'sms',
        recipient: `+55${ana}`,
        text: expect.stringMatching(/Casa Norte: seu código é (\d{6})[^]*@north.localhost #\1$/),
      }),
    ])
    expect(await sandbox.dev(`/messages?to=${ana}&merchant=south`)).toEqual([])
  })

  test('sends the SMS with the code in the language of the request', async () => {
    const sandbox = createTestSandbox({ limits })
    await sandbox.call('sendSmsCode', {
      body: { mobileNo: ana, countryDialingCode: '55' },
      headers: { 'Accept-Language': 'EN' },
    })
    expect(await sandbox.dev(`/messages?to=${ana}`)).toMatchObject([{ text: expect.stringContaining('your code is') }])
  })

  test('refuses another SMS code while the last code is valid, whether or not a member has the mobile number', async () => {
    for (const number of [ana, stranger]) {
      const sandbox = createTestSandbox({ limits })
      expect((await entry(sandbox, number)).status).toBe(200)
      const early = await entry(sandbox, number)
      expect(early).toMatchObject({ status: 429, body: { errorCode: 'limit.exceeded' } })
      expect(Number(early.headers.get('Retry-After'))).toBe(VERIFICATION_CODE_LIFETIME_MINUTES * 60)
      // SMS codes for a new password are counted separately.
      expect((await reset(sandbox, number)).status).toBe(200)
      sandbox.clock.advance(VERIFICATION_CODE_LIFETIME_MINUTES * 60_000)
      expect((await entry(sandbox, number)).status).toBe(200)
    }
  })

  test('refuses an eleventh SMS code to the same number within a day', async () => {
    const sandbox = createTestSandbox({ limits })
    const statuses = []
    for (let at = 0; at < 11; at++) {
      statuses.push((await entry(sandbox, ana, '55', await sandbox.captcha())).status)
      sandbox.clock.advance(VERIFICATION_CODE_LIFETIME_MINUTES * 60_000)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    sandbox.clock.advance(DAY_MS)
    expect((await entry(sandbox, ana)).status).toBe(200)
  })

  test('refuses a client that requests SMS codes for too many numbers within a minute', async () => {
    const sandbox = createTestSandbox({ limits: { code: 2 } })
    const statuses = []
    for (const mobileNo of ['11911110001', '11911110002', '11911110003']) {
      const body = { mobileNo, countryDialingCode: '55', ...(await sandbox.captcha()) }
      statuses.push((await sandbox.call('sendSmsCode', { body, headers: { 'X-Forwarded-For': '203.0.113.1' } })).status)
    }
    expect(statuses).toEqual([200, 200, 429])
  })

  test.each([
    [{ mobileNo: '123', countryDialingCode: '55' }, 'mobileNo'],
    [{ mobileNo: ana, countryDialingCode: '0' }, 'countryDialingCode'],
    [{ mobileNo: ana }, 'countryDialingCode'],
    [{ mobileNum: 'abcdefgh' }, 'mobileNum'],
    [{}, 'countryDialingCode'],
  ])('refuses an SMS code and sends no message when the request is %j', async (body, field) => {
    const sandbox = createTestSandbox({ limits })
    expect((await sandbox.call('sendSmsCode', { body })).body).toMatchObject({
      errorCode: 'account.mobile.invalid',
      data: { field },
    })
    expect(selectAll(sandbox.db, 'SELECT 1 FROM message')).toEqual([])
  })

  test(
    'returns the same response for an unknown number as for a member’s, but delivers no reset code',
    { tags: ['U14'] },
    async () => {
      const seen: unknown[] = []
      for (const number of [ana, stranger, '11987650005']) {
        const sandbox = createTestSandbox({ limits })
        const { status, body } = await sandbox.call('sendResetCode', { body: { mobileNum: number } })
        seen.push([
          status,
          body,
          selectAll(sandbox.db, 'SELECT 1 FROM message').length,
          selectAll(sandbox.db, 'SELECT 1 FROM sms_code').length,
        ])
        expect(await sandbox.dev(`/messages?to=${number}`)).toHaveLength(number === ana ? 1 : 0)
      }
      expect(seen[1]).toEqual(seen[0])
      expect(seen[2]).toEqual(seen[0])
    },
  )
})

describe('sign-in by SMS code', () => {
  test('signs in the owner of a mobile number one time with an SMS code', async () => {
    const sandbox = createTestSandbox({ limits })
    await entry(sandbox, ana)
    const code = await sandbox.codeFor(ana)
    expect((await signInWith(sandbox, '+55 11 98765 0001', code)).body.value).toMatchObject({
      userName: 'ana',
      customerType: 0,
    })
    expect((await signInWith(sandbox, ana, code)).body).toMatchObject({
      errorCode: 'sms.code.wrong',
      data: { field: 'verificationCode' },
    })
  })

  test('refuses an SMS code that has expired or is for another number, purpose or merchant', async () => {
    const sandbox = createTestSandbox({ limits })
    await entry(sandbox, ana)
    const code = await sandbox.codeFor(ana)
    for (const refused of [
      await signInWith(sandbox, '11987650002', code),
      await signInWith(sandbox, ana, code, { countryDialingCode: '1' }),
      await sandbox.login(ana, { type: 'sms', password: code, countryDialingCode: '55' }, { tenant: southMerchant }),
    ]) {
      expect(refused.body.errorCode).toBe('sms.code.wrong')
    }
    sandbox.clock.advance(VERIFICATION_CODE_LIFETIME_MINUTES * 60_000 + 1)
    expect((await signInWith(sandbox, ana, code)).body.errorCode).toBe('sms.code.wrong')
    await reset(sandbox, ana)
    expect((await signInWith(sandbox, ana, await sandbox.codeFor(ana))).body.errorCode).toBe('sms.code.wrong')
    // As a control, a code for the purpose `entry` is accepted.
    await entry(sandbox, ana)
    const solved = await sandbox.captcha()
    expect((await signInWith(sandbox, ana, await sandbox.codeFor(ana), solved)).body.success).toBe(true)
  })

  test('refuses the right SMS code after five wrong codes', async () => {
    const sandbox = createTestSandbox({ limits })
    await entry(sandbox, ana)
    const code = await sandbox.codeFor(ana)
    const answers = []
    for (let at = 0; at < 5; at++)
      answers.push(await signInWith(sandbox, ana, wrongFor(code), at < 3 ? {} : await sandbox.captcha()))
    expect(answers.map(({ body }) => body.data?.captcha ?? false)).toEqual([false, false, true, true, true])
    expect((await signInWith(sandbox, ana, code)).body.errorCode).toBe('login.captcha.required')
    expect((await signInWith(sandbox, ana, code, await sandbox.captcha())).body.errorCode).toBe('sms.code.wrong')
  })

  test('hides that no active account has a mobile number until the SMS code is right', async () => {
    const sandbox = createTestSandbox({ limits })
    for (const number of [stranger, '11987650005']) {
      await entry(sandbox, number)
      const code = await sandbox.codeFor(number)
      expect((await signInWith(sandbox, number, wrongFor(code))).body.errorCode).toBe('sms.code.wrong')
      expect((await signInWith(sandbox, number, code)).body.errorCode).toBe('account.unknown')
    }
  })
})

describe('registration by mobile number', () => {
  const payload = { username: '', mobileNum: `+55 ${stranger}` }
  const open = async (): Promise<TestSandbox> => {
    const sandbox = createTestSandbox({ limits })
    await sandbox.dev('/registration', { merchant: 'north', fields: [] })
    return sandbox
  }

  test('requires the SMS code to register a mobile number, and then accepts a sign-in with number and password', async () => {
    const sandbox = await open()
    expect((await sandbox.register(payload)).body).toMatchObject({
      errorCode: 'account.field.missing',
      data: { field: 'verificationCode' },
    })
    await entry(sandbox, stranger)
    const code = await sandbox.codeFor(stranger)
    expect((await sandbox.register({ ...payload, verificationCode: wrongFor(code) })).body).toMatchObject({
      errorCode: 'sms.code.wrong',
      data: { field: 'verificationCode' },
    })
    const { body } = await sandbox.register({ ...payload, verificationCode: code })
    expect(body.value).toMatchObject({ userName: expect.stringMatching(/^player\d{8}$/), firstTimeLogin: true })
    expect((await sandbox.login(stranger, { password: 'segredo1' })).body.value).toMatchObject({
      userName: body.value?.['userName'],
    })
    // The code is refused for another number. The used code is refused for the same number.
    expect(
      (await sandbox.register({ ...payload, mobileNum: '11999990001', verificationCode: code })).body.errorCode,
    ).toBe('sms.code.wrong')
    expect((await sandbox.register({ ...payload, verificationCode: code })).body.errorCode).toBe('sms.code.wrong')
  })

  test('creates one account when four parallel registrations use one SMS code', async () => {
    const sandbox = await open()
    await entry(sandbox, stranger)
    const verificationCode = await sandbox.codeFor(stranger)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sandbox.register({ ...payload, verificationCode })),
    )
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect(selectAll(sandbox.db, `SELECT 1 FROM member WHERE mobile = '${stranger}'`)).toHaveLength(1)
  })

  test('refuses a sign-in with any password when the account was registered without a password', async () => {
    const sandbox = createTestSandbox({ limits, merchants: [{ ...northMerchant, flags: ['mobileRegistration'] }] })
    await sandbox.dev('/registration', { merchant: 'north', fields: [] })
    await entry(sandbox, stranger)
    const verificationCode = await sandbox.codeFor(stranger)
    expect(await countPasswordHashes(() => sandbox.register({ ...payload, verificationCode }))).toBe(0)
    expect((await sandbox.login(stranger, { password: '' })).body.errorCode).toBe('login.credentials.missing')
    expect((await sandbox.login(stranger, { password: 'segredo1' })).body.errorCode).toBe('login.failed')
  })

  test('requires an SMS code to register with a user name when the merchant verifies mobile numbers', async () => {
    const sandbox = createTestSandbox({ limits })
    await sandbox.dev('/registration', {
      merchant: 'south',
      fields: [{ name: 'username', enabled: true, required: true }],
    })
    const ask = (more: object) =>
      sandbox.register({ mobileNum: stranger, confirmedAge: 21, ...more }, { tenant: southMerchant })
    expect((await ask({})).body.data).toEqual({ field: 'verificationCode' })
    await sandbox.call('sendSmsCode', { tenant: southMerchant, body: { mobileNo: stranger, countryDialingCode: '55' } })
    expect((await ask({ verificationCode: await sandbox.codeFor(stranger) })).body.success).toBe(true)
  })
})

import { DAY_MS } from '@lobby/platform/calendar'
import { describe, expect, test } from 'vitest'
import { all } from '../db/sql.ts'
import { codeMinutes } from '../domain/codes.ts'
import { north, south } from '../testing/merchants.ts'
import { passwordWork } from '../testing/countWork.ts'
import { testSandbox, type Answered, type TestSandbox } from '../testing/testSandbox.ts'

const limits = { code: 1e6, register: 1e6, login: 1e6, password: 1e6 }
const ana = '11987650001'
const stranger = '11999990000'
const entry = (
  sandbox: TestSandbox,
  mobileNo: string,
  countryDialingCode = '55',
  more: object = {},
): Promise<Answered> => sandbox.call('sendSmsCode', { body: { mobileNo, countryDialingCode, ...more } })
const reset = (sandbox: TestSandbox, mobileNum: string): Promise<Answered> =>
  sandbox.call('sendSmsCode', { body: { mobileNum } })
const enter = (sandbox: TestSandbox, mobile: string, code: string, more: object = {}): Promise<Answered> =>
  sandbox.login(mobile, { type: 'sms', password: code, countryDialingCode: '55', ...more })
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('a code by SMS', () => {
  test('comes to the number, once, and says how long it is good', async () => {
    const sandbox = testSandbox({ limits })
    expect((await entry(sandbox, '+55 (11) 98765-0001')).body.value).toEqual({ expiredMinutes: codeMinutes })
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

  test('is in the language that the player reads', async () => {
    const sandbox = testSandbox({ limits })
    await sandbox.call('sendSmsCode', {
      body: { mobileNo: ana, countryDialingCode: '55' },
      headers: { 'Accept-Language': 'EN' },
    })
    expect(await sandbox.dev(`/messages?to=${ana}`)).toMatchObject([{ text: expect.stringContaining('your code is') }])
  })

  test('is not sent again while it is good, whoever has the number', async () => {
    for (const number of [ana, stranger]) {
      const sandbox = testSandbox({ limits })
      expect((await entry(sandbox, number)).status).toBe(200)
      const early = await entry(sandbox, number)
      expect(early).toMatchObject({ status: 429, body: { errorCode: 'limit.exceeded' } })
      expect(Number(early.headers.get('Retry-After'))).toBe(codeMinutes * 60)
      // Another purpose and another house have codes of their own.
      expect((await reset(sandbox, number)).status).toBe(200)
      sandbox.clock.advance(codeMinutes * 60_000)
      expect((await entry(sandbox, number)).status).toBe(200)
    }
  })

  test('is sent ten times a day at most', async () => {
    const sandbox = testSandbox({ limits })
    const statuses = []
    for (let at = 0; at < 11; at++) {
      statuses.push((await entry(sandbox, ana, '55', await sandbox.captcha())).status)
      sandbox.clock.advance(codeMinutes * 60_000)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    sandbox.clock.advance(DAY_MS)
    expect((await entry(sandbox, ana)).status).toBe(200)
  })

  test('for a client that asks for many numbers has to wait', async () => {
    const sandbox = testSandbox({ limits: { code: 2 } })
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
  ])('of %j is refused, and nothing is sent', async (body, field) => {
    const sandbox = testSandbox({ limits })
    expect((await sandbox.call('sendSmsCode', { body })).body).toMatchObject({
      errorCode: 'account.mobile.invalid',
      data: { field },
    })
    expect(all(sandbox.db, 'SELECT 1 FROM message')).toEqual([])
  })

  test(
    'for a new password, of a number that nobody has: the same answer and rows, and no message',
    { tags: ['U14'] },
    async () => {
      const seen: unknown[] = []
      for (const number of [ana, stranger, '11987650005']) {
        const sandbox = testSandbox({ limits })
        const { status, body } = await sandbox.call('sendResetCode', { body: { mobileNum: number } })
        seen.push([
          status,
          body,
          all(sandbox.db, 'SELECT 1 FROM message').length,
          all(sandbox.db, 'SELECT 1 FROM sms_code').length,
        ])
        expect(await sandbox.dev(`/messages?to=${number}`)).toHaveLength(number === ana ? 1 : 0)
      }
      expect(seen[1]).toEqual(seen[0])
      expect(seen[2]).toEqual(seen[0])
    },
  )
})

describe('sign-in by SMS code', () => {
  test('lets the owner of the number in, once', async () => {
    const sandbox = testSandbox({ limits })
    await entry(sandbox, ana)
    const code = await sandbox.codeFor(ana)
    expect((await enter(sandbox, '+55 11 98765 0001', code)).body.value).toMatchObject({
      userName: 'ana',
      customerType: 0,
    })
    expect((await enter(sandbox, ana, code)).body).toMatchObject({
      errorCode: 'sms.code.wrong',
      data: { field: 'verificationCode' },
    })
  })

  test('by a code that is late, of another number, another purpose or another house is refused', async () => {
    const sandbox = testSandbox({ limits })
    await entry(sandbox, ana)
    const code = await sandbox.codeFor(ana)
    for (const refused of [
      await enter(sandbox, '11987650002', code),
      await enter(sandbox, ana, code, { countryDialingCode: '1' }),
      await sandbox.login(ana, { type: 'sms', password: code, countryDialingCode: '55' }, { tenant: south }),
    ]) {
      expect(refused.body.errorCode).toBe('sms.code.wrong')
    }
    sandbox.clock.advance(codeMinutes * 60_000 + 1)
    expect((await enter(sandbox, ana, code)).body.errorCode).toBe('sms.code.wrong')
    await reset(sandbox, ana)
    expect((await enter(sandbox, ana, await sandbox.codeFor(ana))).body.errorCode).toBe('sms.code.wrong')
    // The control: a code for this is taken.
    await entry(sandbox, ana)
    const solved = await sandbox.captcha()
    expect((await enter(sandbox, ana, await sandbox.codeFor(ana), solved)).body.success).toBe(true)
  })

  test('after five wrong codes the right one is dead; captchas are asked for from the fourth on', async () => {
    const sandbox = testSandbox({ limits })
    await entry(sandbox, ana)
    const code = await sandbox.codeFor(ana)
    const answers = []
    for (let at = 0; at < 5; at++)
      answers.push(await enter(sandbox, ana, wrongFor(code), at < 3 ? {} : await sandbox.captcha()))
    expect(answers.map(({ body }) => body.data?.captcha ?? false)).toEqual([false, false, true, true, true])
    expect((await enter(sandbox, ana, code)).body.errorCode).toBe('login.captcha.required')
    expect((await enter(sandbox, ana, code, await sandbox.captcha())).body.errorCode).toBe('sms.code.wrong')
  })

  test('who has the number and no account, or a disabled one, is told so; who has no code is not', async () => {
    const sandbox = testSandbox({ limits })
    for (const number of [stranger, '11987650005']) {
      await entry(sandbox, number)
      const code = await sandbox.codeFor(number)
      expect((await enter(sandbox, number, wrongFor(code))).body.errorCode).toBe('sms.code.wrong')
      expect((await enter(sandbox, number, code)).body.errorCode).toBe('account.unknown')
    }
  })
})

describe('registration by mobile number', () => {
  const payload = { username: '', mobileNum: `+55 ${stranger}` }
  const open = async (): Promise<TestSandbox> => {
    const sandbox = testSandbox({ limits })
    await sandbox.dev('/registration', { merchant: 'north', fields: [] })
    return sandbox
  }

  test('needs the code that came to this number; then number and password let in', async () => {
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
    // Another number and the same code: it was for one number, and is used up.
    expect(
      (await sandbox.register({ ...payload, mobileNum: '11999990001', verificationCode: code })).body.errorCode,
    ).toBe('sms.code.wrong')
    expect((await sandbox.register({ ...payload, verificationCode: code })).body.errorCode).toBe('sms.code.wrong')
  })

  test('four registrations of one number with one code give one account', async () => {
    const sandbox = await open()
    await entry(sandbox, stranger)
    const verificationCode = await sandbox.codeFor(stranger)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sandbox.register({ ...payload, verificationCode })),
    )
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect(all(sandbox.db, `SELECT 1 FROM member WHERE mobile = '${stranger}'`)).toHaveLength(1)
  })

  test('without a password costs no hash, and no password opens it', async () => {
    const sandbox = testSandbox({ limits, merchants: [{ ...north, flags: ['mobileRegistration'] }] })
    await sandbox.dev('/registration', { merchant: 'north', fields: [] })
    await entry(sandbox, stranger)
    const verificationCode = await sandbox.codeFor(stranger)
    expect(await passwordWork(() => sandbox.register({ ...payload, verificationCode }))).toBe(0)
    expect((await sandbox.login(stranger, { password: '' })).body.errorCode).toBe('login.credentials.missing')
    expect((await sandbox.login(stranger, { password: 'segredo1' })).body.errorCode).toBe('login.failed')
  })

  test('the username method of a house that verifies numbers needs the code too', async () => {
    const sandbox = testSandbox({ limits })
    await sandbox.dev('/registration', {
      merchant: 'south',
      fields: [{ name: 'username', enabled: true, required: true }],
    })
    const ask = (more: object) =>
      sandbox.register({ mobileNum: stranger, confirmedAge: 21, ...more }, { tenant: south })
    expect((await ask({})).body.data).toEqual({ field: 'verificationCode' })
    await sandbox.call('sendSmsCode', { tenant: south, body: { mobileNo: stranger, countryDialingCode: '55' } })
    expect((await ask({ verificationCode: await sandbox.codeFor(stranger) })).body.success).toBe(true)
  })
})

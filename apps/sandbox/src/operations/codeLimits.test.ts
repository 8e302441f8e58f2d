import { describe, expect, test } from 'vitest'
import { selectAll, runSql } from '../db/sql.ts'
import { northMerchant } from '../testing/merchants.ts'
import { createTestSandbox, type TestApiResponse, type TestSandbox } from '../testing/createTestSandbox.ts'

const limits = { code: 1e6, password: 1e6 }
const from = (client: string) => ({ 'X-Forwarded-For': client })
const numbers = Array.from({ length: 30 }, (_, at) => String(11_900_000_000 + at))
const entry = (
  sandbox: TestSandbox,
  mobileNo: string,
  more: object = {},
  client = '203.0.113.1',
): Promise<TestApiResponse> =>
  sandbox.call('sendSmsCode', { body: { mobileNo, countryDialingCode: '55', ...more }, headers: from(client) })
const sentMessages = (sandbox: TestSandbox): number =>
  selectAll(sandbox.db, 'SELECT 1 FROM message WHERE delivered = 1').length

describe('SMS codes of one client', () => {
  test(
    'requires a captcha for a client’s second SMS code within a day, for any number and purpose',
    { tags: ['B17'] },
    async () => {
      const sandbox = createTestSandbox({ limits })
      for (const number of numbers) await entry(sandbox, number)
      expect(sentMessages(sandbox)).toBe(1)
      const needed = { errorCode: 'login.captcha.required', data: { captcha: true, field: 'captcha' } }
      expect((await entry(sandbox, '11900000099')).body).toMatchObject(needed)
      for (const id of ['sendSmsCode', 'sendResetCode']) {
        expect(
          (await sandbox.call(id, { body: { mobileNum: '11987650001' }, headers: from('203.0.113.1') })).body,
        ).toMatchObject(needed)
      }
      expect((await entry(sandbox, '11900000099', {}, '203.0.113.2')).status).toBe(200)
      sandbox.clock.advance(86_400_001)
      expect((await entry(sandbox, '11900000098')).status).toBe(200)
    },
  )

  test('requires a captcha for a client’s second email code', { tags: ['B17'] }, async () => {
    const sandbox = createTestSandbox({ limits })
    const token = await sandbox.token('ana')
    const mail = (email: string, more: object = {}) =>
      sandbox.call('sendEmailCode', { token, body: { email, ...more }, headers: from('203.0.113.1') })
    expect((await mail('one@example.com')).status).toBe(200)
    expect((await mail('two@example.com')).body.errorCode).toBe('login.captcha.required')
    expect((await mail('two@example.com', await sandbox.captcha())).body.success).toBe(true)
  })

  test('sends an SMS code when the captcha is right, and refuses the same captcha for the next code', async () => {
    const sandbox = createTestSandbox({ limits })
    await entry(sandbox, '11900000001')
    const wrong = await entry(sandbox, '11900000002', { ...(await sandbox.captcha()), captcha: 'no' })
    expect(wrong.body).toMatchObject({ errorCode: 'login.captcha.wrong', data: { captcha: true, field: 'captcha' } })
    const solved = await sandbox.captcha()
    expect((await entry(sandbox, '11900000002', solved)).status).toBe(200)
    expect((await entry(sandbox, '11900000003', solved)).body.errorCode).toBe('login.captcha.wrong')
    expect(sentMessages(sandbox)).toBe(2)
  })

  test(
    'control: sends a client’s SMS codes to many numbers without a captcha when no client is counted',
    { tags: ['B17-control'] },
    async () => {
      const sandbox = createTestSandbox({ limits })
      for (const number of numbers) {
        await entry(sandbox, number)
        runSql(sandbox.db, `DELETE FROM counted_request WHERE key LIKE 'client %'`)
      }
      expect(sentMessages(sandbox)).toBe(numbers.length)
    },
  )
})

describe('SMS codes by country', () => {
  const unserved = { errorCode: 'sms.country.unserved', data: { field: 'countryDialingCode' } }

  test.each(['881', '979', '999', '882', '883', '870'])(
    'refuses to send an SMS code to a number whose dialling code +%s belongs to no country',
    { tags: ['B17'] },
    async (countryDialingCode) => {
      const sandbox = createTestSandbox({ limits })
      expect((await entry(sandbox, '612345678', { countryDialingCode })).body).toMatchObject(unserved)
      for (const id of ['sendSmsCode', 'sendResetCode']) {
        expect((await sandbox.call(id, { body: { mobileNum: '612345678', countryDialingCode } })).body).toMatchObject(
          unserved,
        )
      }
      expect(selectAll(sandbox.db, 'SELECT 1 FROM message')).toEqual([])
    },
  )

  test('sends SMS codes only to the countries that the merchant serves', { tags: ['B17'] }, async () => {
    const sandbox = createTestSandbox({ limits, merchants: [{ ...northMerchant, countries: ['PT', 'BR'] }] })
    expect((await entry(sandbox, '612345678', { countryDialingCode: '34' })).body).toMatchObject(unserved)
    expect((await entry(sandbox, '912345678', { countryDialingCode: '351' })).status).toBe(200)
  })

  // Each row is a number of a country that shares its dialling code with another country: the Isle of Man with Great
  // Britain, the Dominican Republic with the United States.
  const shared: readonly (readonly [
    name: string,
    countryDialingCode: string,
    mobileNo: string,
    country: string,
    other: string,
  ])[] = [
    ['+44 7624', '44', '7624123456', 'IM', 'GB'],
    ['+1 809', '1', '8092345678', 'DO', 'US'],
  ]

  test.each(shared)(
    'sends an SMS code to a number that begins with %s only when the merchant serves the number’s country',
    { tags: ['B106'] },
    async (_, countryDialingCode, mobileNo, country, other) => {
      const ask = (countries: string[]) =>
        entry(createTestSandbox({ limits, merchants: [{ ...northMerchant, countries }] }), mobileNo, {
          countryDialingCode,
        })
      expect((await ask([other])).body).toMatchObject(unserved)
      expect((await ask([other, country])).status).toBe(200)
    },
  )

  test.each([
    ['44', '7400123456', 'GB'],
    ['1', '2012345678', 'US'],
  ])(
    'control: sends an SMS code to a number with +%s when the merchant serves the country of the number',
    { tags: ['B106-control'] },
    async (countryDialingCode, mobileNo, country) => {
      const sandbox = createTestSandbox({ limits, merchants: [{ ...northMerchant, countries: [country] }] })
      expect((await entry(sandbox, mobileNo, { countryDialingCode })).status).toBe(200)
    },
  )

  test('sends no password reset code to an unserved country, but returns the usual response', async () => {
    const sandbox = createTestSandbox({ limits, merchants: [{ ...northMerchant, countries: ['PT'] }] })
    for (const mobileNum of ['11987650001', '11999990000']) {
      expect((await sandbox.call('sendSmsCode', { body: { mobileNum } })).body).toEqual({
        success: true,
        value: { expiredMinutes: 2 },
      })
    }
    expect(sentMessages(sandbox)).toBe(0)
  })

  test('sends a registration code to a number after ten password reset codes that were not delivered', async () => {
    const sandbox = createTestSandbox({ limits })
    const reset = async () =>
      sandbox.call('sendSmsCode', { body: { mobileNum: '11999990000', ...(await sandbox.captcha()) } })
    for (let at = 0; at < 10; at++) {
      expect((await reset()).status).toBe(200)
      sandbox.clock.advance(120_000)
    }
    expect((await reset()).status).toBe(429)
    expect(
      (await sandbox.call('sendSmsCode', { body: { mobileNo: '11999990000', countryDialingCode: '55' } })).status,
    ).toBe(200)
  })
})

describe('SMS codes to one number', () => {
  const ask = (sandbox: TestSandbox, more: object = {}, id = 'sendResetCode') =>
    sandbox.call(id, { body: { mobileNum: '11987650001', ...more } })
  /** Requests several SMS codes for one number, two minutes apart, each from another client. */
  const askTimes = async (sandbox: TestSandbox, times: number): Promise<void> => {
    for (let at = 0; at < times; at++) {
      await ask(sandbox)
      sandbox.clock.advance(120_000)
    }
  }

  test(
    'requires a captcha for the third SMS code to a mobile number, whichever client requests it',
    { tags: ['B53'] },
    async () => {
      const sandbox = createTestSandbox({ limits })
      await askTimes(sandbox, 10)
      expect(sentMessages(sandbox)).toBe(2)
      const needed = { errorCode: 'login.captcha.required', data: { captcha: true, field: 'captcha' } }
      for (const id of ['sendResetCode', 'sendSmsCode']) expect((await ask(sandbox, {}, id)).body).toMatchObject(needed)
      expect((await ask(sandbox, await sandbox.captcha())).body.success).toBe(true)
    },
  )

  test('requires a captcha for the third SMS code to a number that no member has', { tags: ['U14'] }, async () => {
    const sandbox = createTestSandbox({ limits })
    const codes = []
    for (let at = 0; at < 3; at++) {
      codes.push((await ask(sandbox, { mobileNum: '11999990000' })).body.errorCode)
      sandbox.clock.advance(120_000)
    }
    expect(codes).toEqual([undefined, undefined, 'login.captcha.required'])
  })

  test(
    'refuses an eleventh SMS code to a mobile number within a day, and returns the time to wait',
    { tags: ['B53'] },
    async () => {
      const sandbox = createTestSandbox({ limits })
      for (let at = 0; at < 10; at++) {
        expect((await ask(sandbox, await sandbox.captcha())).status).toBe(200)
        sandbox.clock.advance(120_000)
      }
      const { status, headers } = await ask(sandbox, await sandbox.captcha())
      expect([status, headers.get('Retry-After')]).toEqual([429, String(86_400 - 10 * 120)])
      sandbox.clock.advance((86_400 - 10 * 120) * 1000)
      expect((await ask(sandbox, await sandbox.captcha())).status).toBe(200)
    },
  )

  /** Waits two minutes, then requests an SMS code with a captcha. */
  const askFrom = async (sandbox: TestSandbox, client: string): Promise<number> => {
    sandbox.clock.advance(120_000)
    return (
      await sandbox.call('sendResetCode', {
        body: { mobileNum: '11987650001', ...(await sandbox.captcha()) },
        headers: from(client),
      })
    ).status
  }

  test(
    'refuses a client’s sixth SMS code to a number in a day, but sends a code for another client',
    { tags: ['B107'] },
    async () => {
      const sandbox = createTestSandbox({ limits })
      const statuses = []
      for (let at = 0; at < 6; at++) statuses.push(await askFrom(sandbox, '203.0.113.1'))
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
      expect(await askFrom(sandbox, '203.0.113.2')).toBe(200)
    },
  )

  test(
    'control: sends ten SMS codes of one client to a number when no client is counted',
    { tags: ['B107-control'] },
    async () => {
      const sandbox = createTestSandbox({ limits })
      const statuses = []
      for (let at = 0; at < 11; at++) {
        runSql(sandbox.db, `DELETE FROM counted_request WHERE key LIKE '% for %'`)
        statuses.push(await askFrom(sandbox, '203.0.113.1'))
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    },
  )

  test(
    'control: sends ten SMS codes to a number without a captcha when codes are not counted by number',
    { tags: ['B53-control'] },
    async () => {
      const sandbox = createTestSandbox({ limits })
      for (let at = 0; at < 10; at++) {
        await askTimes(sandbox, 1)
        runSql(sandbox.db, `DELETE FROM counted_request WHERE key LIKE 'code %'`)
      }
      expect(sentMessages(sandbox)).toBe(10)
    },
  )
})

describe('codes to one email address', () => {
  const ask = async (sandbox: TestSandbox, email: string): Promise<TestApiResponse> =>
    sandbox.call('sendEmailCode', { token: await sandbox.token('ana'), body: { email } })
  const spellings = ['ana.nova@example.com', 'Ana.Nova@example.com', 'ANA.NOVA@EXAMPLE.COM']

  test('counts codes to the same email address together when its letter case differs', { tags: ['B98'] }, async () => {
    const sandbox = createTestSandbox({ limits })
    const statuses = []
    for (const email of spellings) statuses.push((await ask(sandbox, email)).status)
    expect(statuses).toEqual([200, 429, 429])
    sandbox.clock.advance(120_000)
    expect((await ask(sandbox, 'aNA.nOVA@example.com')).status).toBe(200)
    sandbox.clock.advance(120_000)
    expect((await ask(sandbox, 'ana.NOVA@example.com')).body.errorCode).toBe('login.captcha.required')
    expect(sentMessages(sandbox)).toBe(2)
  })

  test('accepts an email code when the address is typed in another letter case', { tags: ['B98'] }, async () => {
    const sandbox = createTestSandbox({ limits })
    await ask(sandbox, 'Ana.Nova@example.com')
    const body = {
      email: 'ANA.NOVA@example.com',
      verificationCode: await sandbox.codeFor('ana.nova@example.com'),
      loginPassword: 'Lobby2026',
    }
    expect((await sandbox.call('bindEmail', { token: await sandbox.token('ana'), body })).body.success).toBe(true)
    expect(selectAll(sandbox.db, `SELECT email FROM member WHERE tenant = 'north' AND name = 'ana'`)).toEqual([
      { email: 'ana.nova@example.com' },
    ])
  })

  test(
    'control: sends a code to each spelling of an email address when spellings are counted separately',
    { tags: ['B98-control'] },
    async () => {
      const sandbox = createTestSandbox({ limits })
      for (const [at, email] of spellings.entries()) {
        await ask(sandbox, email)
        runSql(sandbox.db, `UPDATE sms_code SET number = :other WHERE number = 'ana.nova@example.com'`, {
          other: String(at),
        })
        runSql(sandbox.db, `UPDATE counted_request SET key = :other WHERE key = 'code email ana.nova@example.com'`, {
          other: String(at),
        })
      }
      expect(sentMessages(sandbox)).toBe(3)
    },
  )
})

describe('forgotPassword', () => {
  const ask = (sandbox: TestSandbox, username: string): Promise<TestApiResponse> =>
    sandbox.call('forgotPassword', { body: { username, email: 'ana@example.com' } })
  const askWrongly = async (sandbox: TestSandbox): Promise<void> => {
    for (let at = 0; at < 5; at++) {
      await ask(sandbox, 'not-ana')
      sandbox.clock.advance(60_001)
    }
  }

  test('mails a temporary password immediately after five requests with a wrong name', { tags: ['B18'] }, async () => {
    const sandbox = createTestSandbox({ limits })
    await askWrongly(sandbox)
    expect((await ask(sandbox, 'not-ana')).status).toBe(429)
    expect((await ask(sandbox, 'ana')).status).toBe(200)
    expect(sentMessages(sandbox)).toBe(1)
  })

  test(
    'control: refuses a temporary password after five wrong names when only email addresses are counted',
    { tags: ['B18-control'] },
    async () => {
      const sandbox = createTestSandbox({ limits })
      await askWrongly(sandbox)
      runSql(sandbox.db, `UPDATE counted_request SET key = 'mail ana@example.com ana'`)
      expect((await ask(sandbox, 'ana')).status).toBe(429)
    },
  )

  test(
    'limits requests for a temporary password with right and wrong names in the same way, in any letter case',
    { tags: ['U14'] },
    async () => {
      for (const [first, second] of [
        ['ana', 'ANA'],
        ['not-ana', 'NOT-ana'],
      ] as const) {
        const sandbox = createTestSandbox({ limits })
        expect([
          (await ask(sandbox, first)).status,
          (await ask(sandbox, second)).status,
          (await ask(sandbox, 'other')).status,
        ]).toEqual([200, 429, 200])
      }
    },
  )
})

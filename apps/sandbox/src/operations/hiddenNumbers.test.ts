import { describe, expect, test } from 'vitest'
import { selectAll, selectOne, runSql } from '../db/sql.ts'
import { isCaptchaNeeded } from '../domain/attempts.ts'
import { createWalletSandbox } from '../testing/createWalletSandbox.ts'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts'

const limits = { code: 1e6, register: 1e6, password: 1e6 }
const [taken, free] = ['11987650002', '11999990000']

describe('whether a mobile number belongs to a member', () => {
  const register = async (sandbox: TestSandbox, mobileNum: string, verificationCode = '000000') =>
    (await sandbox.register({ username: '', mobileNum, verificationCode })).body.errorCode
  const open = async (): Promise<TestSandbox> => {
    const sandbox = createTestSandbox({ limits })
    await sandbox.dev('/registration', { merchant: 'north', fields: [] })
    return sandbox
  }

  test(
    'hides whether a mobile number is taken when a registration has a wrong SMS code',
    { tags: ['B52'] },
    async () => {
      const sandbox = await open()
      for (const number of [taken, free]) expect(await register(sandbox, number)).toBe('sms.code.wrong')
    },
  )

  test(
    'reveals that a mobile number is taken when a registration has the right SMS code',
    { tags: ['B52'] },
    async () => {
      const sandbox = await open()
      await sandbox.call('sendSmsCode', { body: { mobileNo: taken, countryDialingCode: '55' } })
      expect(await register(sandbox, taken, await sandbox.codeFor(taken))).toBe('account.mobile.taken')
    },
  )

  /**
   * Registers a mobile number at a merchant whose registration sends no SMS codes. Returns the error code, or the
   * number that is stored for the new member.
   */
  const registerWithoutCode = async (mobileNum: string) => {
    const sandbox = createTestSandbox({ limits })
    const fields = ['username', 'password', 'confirmPassword', 'mobileNum'].map((name) => ({
      name,
      enabled: true,
      required: true,
    }))
    await sandbox.dev('/registration', { merchant: 'north', fields })
    const { body } = await sandbox.register({ username: 'maria2026', mobileNum })
    return (
      body.errorCode ??
      selectOne<{ mobile: string | null }>(
        sandbox.db,
        `SELECT mobile FROM member WHERE tenant = 'north' AND name = 'maria2026'`,
      )?.mobile
    )
  }

  test('hides whether a mobile number is taken when a registration needs no SMS code', { tags: ['B100'] }, async () => {
    for (const number of [taken, free]) expect(await registerWithoutCode(number)).toBeNull()
  })

  test(
    'control: stores the mobile number of a registration when an SMS code has proven its owner',
    { tags: ['B100-control'] },
    async () => {
      const sandbox = await open()
      await sandbox.call('sendSmsCode', { body: { mobileNo: free, countryDialingCode: '55' } })
      expect(await register(sandbox, free, await sandbox.codeFor(free))).toBeUndefined()
      expect(
        selectOne(sandbox.db, `SELECT COUNT(*) AS count FROM member WHERE tenant = 'north' AND mobile = :free`, {
          free,
        }),
      ).toEqual({ count: 1 })
    },
  )

  /**
   * Fails three sign-ins by SMS code with the dialling code of another country, then one sign-in with a password.
   * @returns the error codes
   */
  const failAbroad = async (sandbox: TestSandbox, number: string) => {
    const codes: (string | undefined)[] = []
    for (let time = 0; time < 3; time++) {
      codes.push(
        (await sandbox.login(number, { type: 'sms', password: '000000', countryDialingCode: '351' })).body.errorCode,
      )
    }
    return [...codes, (await sandbox.login(number, { password: 'wrong' })).body.errorCode]
  }

  test.each([taken, free])(
    'requires a captcha after sign-ins with a wrong dialling code, whether or not the number %s is taken',
    { tags: ['B94'] },
    async (number) => {
      expect(await failAbroad(createTestSandbox(), number)).toEqual([
        ...Array<string>(3).fill('sms.code.wrong'),
        'login.captcha.required',
      ])
    },
  )

  test.each([taken, free])(
    'requires a captcha to sign in by SMS code after failed passwords, whether or not the number %s is taken',
    { tags: ['B94'] },
    async (number) => {
      const sandbox = createTestSandbox()
      for (let time = 0; time < 3; time++) await sandbox.login(number, { password: 'wrong' })
      expect((await failAbroad(sandbox, number))[0]).toBe('login.captcha.required')
    },
  )

  test(
    'control: reveals that a mobile number is taken when only the attempts for a member’s name are counted',
    { tags: ['B94-control'] },
    async () => {
      const sandbox = createTestSandbox()
      for (const number of [taken, free]) await failAbroad(sandbox, number)
      expect(['vip', free].map((key) => isCaptchaNeeded(sandbox.db, 'north', [key], sandbox.clock.now()))).toEqual([
        false,
        true,
      ])
    },
  )

  test(
    'hides whether a mobile number is taken when a member binds the number with a wrong SMS code',
    { tags: ['B52'] },
    async () => {
      const wallet = await createWalletSandbox()
      const bind = async (mobileNo: string) =>
        (
          await wallet.ask('bindMobile', {
            mobileNo,
            countryDialingCode: '55',
            verificationCode: 'x',
            loginPassword: 'Lobby2026',
          })
        ).body.errorCode
      for (const number of [taken, free]) expect(await bind(number)).toBe('sms.code.wrong')
    },
  )

  /**
   * Requests an SMS code for a new password two times: without a dialling code, then with the member's dialling code.
   * @returns the two statuses
   */
  const resetTwice = async (
    mobileNum: string,
    between: (sandbox: TestSandbox) => void = () => undefined,
  ): Promise<number[]> => {
    const sandbox = createTestSandbox({ limits })
    runSql(sandbox.db, `UPDATE member SET dialing = '44', mobile = '7911123456' WHERE name = 'ana'`)
    const first = await sandbox.call('sendResetCode', { body: { mobileNum } })
    between(sandbox)
    return [
      first.status,
      (await sandbox.call('sendResetCode', { body: { mobileNum, countryDialingCode: '44' } })).status,
    ]
  }

  test(
    'requires the same wait for a second password reset code, whether or not the mobile number is taken',
    { tags: ['B52'] },
    async () => {
      expect(await resetTwice('7911123456')).toEqual([200, 429])
      expect(await resetTwice('7911123457')).toEqual([200, 429])
    },
  )

  test.each(['47911123456', '17911123456', '911123456'])(
    'sends a password reset code to %s immediately after a code to another number with the same last digits',
    { tags: ['B95'] },
    async (other) => {
      const sandbox = createTestSandbox({ limits })
      runSql(sandbox.db, `UPDATE member SET dialing = '44', mobile = '7911123456' WHERE name = 'ana'`)
      for (const mobileNum of ['7911123456', other])
        expect((await sandbox.call('sendResetCode', { body: { mobileNum } })).status).toBe(200)
    },
  )

  test(
    'control: finds the password reset code of another number when only the last digits are compared',
    { tags: ['B95-control'] },
    async () => {
      const sandbox = createTestSandbox({ limits })
      runSql(sandbox.db, `UPDATE member SET dialing = '44', mobile = '7911123456' WHERE name = 'ana'`)
      await sandbox.call('sendResetCode', { body: { mobileNum: '7911123456' } })
      expect(selectAll(sandbox.db, `SELECT number FROM sms_code WHERE number LIKE '%' || '47911123456'`)).toEqual([
        { number: '+447911123456' },
      ])
    },
  )

  test(
    'control: reveals that a mobile number is taken when password reset codes are counted by dialling code',
    { tags: ['B52-control'] },
    async () => {
      const countByCountry = (sandbox: TestSandbox): void =>
        void runSql(sandbox.db, `UPDATE sms_code SET number = 'elsewhere' WHERE number NOT LIKE '+44%'`)
      expect([await resetTwice('7911123456', countByCountry), await resetTwice('7911123457', countByCountry)]).toEqual([
        [200, 429],
        [200, 200],
      ])
    },
  )
})

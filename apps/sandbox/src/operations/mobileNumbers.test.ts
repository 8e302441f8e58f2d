import { describe, expect, test } from 'vitest'
import { selectAll, runSql } from '../db/sql.ts'
import { createWalletSandbox } from '../testing/createWalletSandbox.ts'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts'

const limits = { code: 1e6, register: 1e6, password: 1e6 }
const password = 'segredo1'
const messages = (sandbox: TestSandbox) => selectAll(sandbox.db, 'SELECT recipient FROM message WHERE delivered = 1')

/**
 * Sends a mobile number to four operations and returns their error codes: the SMS code for registration, the SMS code
 * for a new password, the registration without a code, and the binding of a number to a member.
 */
async function refusalsOf(dialing: string, number: string) {
  const { sandbox, ask } = await createWalletSandbox('ana', limits)
  await sandbox.dev('/registration', {
    merchant: 'north',
    fields: ['username', 'password', 'confirmPassword', 'mobileNum'].map((name) => ({
      name,
      enabled: true,
      required: true,
    })),
  })
  const code = { verificationCode: '000000', loginPassword: 'Lobby2026' }
  const answers = [
    await sandbox.call('sendSmsCode', { body: { mobileNo: number, countryDialingCode: dialing } }),
    await sandbox.call('sendResetCode', { body: { mobileNum: number, countryDialingCode: dialing } }),
    await sandbox.register({ username: 'maria2026', mobileNum: number, countryDialingCode: dialing }),
    await ask('bindMobile', { mobileNo: number, countryDialingCode: dialing, ...code }),
  ]
  return { refusals: answers.map(({ body }) => body.errorCode), sent: messages(sandbox) }
}
const invalid = { refusals: Array<string>(4).fill('account.mobile.invalid'), sent: [] }

describe('number with an extra digit', () => {
  test.each([
    ['44', '75091234567'],
    ['44', '74001234560'],
    ['351', '91234567899'],
    ['52', '15512345678'],
  ])(
    'refuses a mobile number with an extra digit in every operation that accepts numbers: +%s %s',
    { tags: ['B114'] },
    async (dialing, number) => {
      expect(await refusalsOf(dialing, number)).toEqual(invalid)
    },
  )

  test(
    'control: sends a phone a second code when the number with an extra digit counts as another number',
    { tags: ['B114-control'] },
    async () => {
      const sandbox = createTestSandbox({ limits })
      const ask = async () =>
        (await sandbox.call('sendSmsCode', { body: { mobileNo: '7400123456', countryDialingCode: '44' } })).status
      expect([await ask(), await ask()]).toEqual([200, 429])
      runSql(sandbox.db, `UPDATE sms_code SET number = number || '0'`)
      expect(await ask()).toBe(200)
    },
  )
})

describe('number that is not a mobile', () => {
  test.each([
    ['of a premium service', '44', '9012345678'],
    ['of a personal service', '44', '7012345678'],
    ['of a free service', '44', '8001111111'],
    ['of a landline', '44', '2071234567'],
    ['of a premium service', '1', '9002345678'],
    ['of a landline', '351', '212345678'],
    ['of a landline', '54', '1123456789'],
  ])(
    'refuses a number %s in every operation that needs a mobile number: +%s %s',
    { tags: ['B113'] },
    async (_what, dialing, number) => {
      expect(await refusalsOf(dialing, number)).toEqual(invalid)
    },
  )

  test.each([
    ['44', '7400123456'],
    ['1', '2012345678'],
    ['55', '11987650001'],
    ['351', '912345678'],
  ])(
    'control: sends a code to a mobile number: +%s %s',
    { tags: ['B113-control'] },
    async (countryDialingCode, mobileNo) => {
      const sandbox = createTestSandbox({ limits })
      expect((await sandbox.call('sendSmsCode', { body: { mobileNo, countryDialingCode } })).status).toBe(200)
      expect(messages(sandbox)).toEqual([{ recipient: `+${countryDialingCode}${mobileNo}` }])
    },
  )
})

/** A dialling code, the national number of E.164, and another spelling that people in the country use. */
const spelled = [
  ['1', '2012345678', '12012345678'],
  ['7', '9123456789', '89123456789'],
  ['36', '201234567', '06201234567'],
  ['44', '7400123456', '07400123456'],
] as const

describe('number with two spellings', () => {
  const sendTo = (sandbox: TestSandbox, mobileNo: string, countryDialingCode: string, captcha = {}) =>
    sandbox.call('sendSmsCode', { body: { mobileNo, countryDialingCode, ...captcha } })
  /** Registers a member with a mobile number and the SMS code that was sent to this number. */
  const registerWith = async (sandbox: TestSandbox, countryDialingCode: string, sentTo: string, mobileNum: string) => {
    await sandbox.dev('/registration', { merchant: 'north', fields: [] })
    sandbox.clock.advance(120_001)
    await sendTo(sandbox, sentTo, countryDialingCode, await sandbox.captcha())
    const [sent] = selectAll<{ number: string }>(sandbox.db, 'SELECT number FROM sms_code ORDER BY ends_at DESC')
    const verificationCode = await sandbox.codeFor(sent?.number ?? '')
    const names = { username: '', password, confirmPassword: password }
    return (await sandbox.register({ ...names, mobileNum, countryDialingCode, verificationCode })).body
  }
  const storedNumbers = (sandbox: TestSandbox) =>
    selectAll(sandbox.db, `SELECT dialing, mobile FROM member WHERE tenant = 'north' AND dialing <> '55'`)

  test.each(spelled)(
    'counts SMS codes to two spellings of the same mobile number together: +%s %s and %s',
    { tags: ['B115'] },
    async (dialing, number, other) => {
      const sandbox = createTestSandbox({ limits })
      expect([(await sendTo(sandbox, other, dialing)).status, (await sendTo(sandbox, number, dialing)).status]).toEqual(
        [200, 429],
      )
      expect(messages(sandbox)).toEqual([{ recipient: `+${dialing}${number}` }])
    },
  )

  test.each(spelled)(
    'creates one account for two spellings of the same mobile number: +%s %s and %s',
    { tags: ['B115'] },
    async (dialing, number, other) => {
      const sandbox = createTestSandbox({ limits })
      expect(await registerWith(sandbox, dialing, number, other)).toMatchObject({ success: true })
      expect(storedNumbers(sandbox)).toEqual([{ dialing, mobile: number }])
      for (const typed of [number, other])
        expect(await registerWith(sandbox, dialing, typed, typed)).toMatchObject({ errorCode: 'account.mobile.taken' })
      expect(storedNumbers(sandbox)).toHaveLength(1)
    },
  )

  test.each(spelled)(
    'signs in a member with both spellings of the same mobile number: +%s %s and %s',
    { tags: ['B115'] },
    async (dialing, number, other) => {
      const sandbox = createTestSandbox({ limits })
      await registerWith(sandbox, dialing, other, other)
      for (const typed of [number, other]) {
        expect((await sandbox.login(typed, { password })).body).toMatchObject({ success: true })
        sandbox.clock.advance(120_001)
        await sendTo(sandbox, typed, dialing, await sandbox.captcha())
        const code = await sandbox.codeFor(`+${dialing}${number}`)
        const bySms = { type: 'sms', password: code, countryDialingCode: dialing }
        expect((await sandbox.login(typed === number ? other : number, bySms)).body).toMatchObject({ success: true })
      }
    },
  )

  test.each(spelled)(
    'sets a new password with both spellings of the member’s mobile number: +%s %s and %s',
    { tags: ['B115'] },
    async (dialing, number, other) => {
      const sandbox = createTestSandbox({ limits })
      await registerWith(sandbox, dialing, number, number)
      await sandbox.call('sendResetCode', { body: { mobileNum: other, countryDialingCode: dialing } })
      const body = {
        mobileNum: other,
        newPassword: 'segredo2',
        verificationCode: await sandbox.codeFor(`+${dialing}${number}`),
      }
      expect((await sandbox.call('setPasswordByPhone', { body })).body).toMatchObject({ success: true })
      expect((await sandbox.login(number, { password: 'segredo2' })).body.success).toBe(true)
    },
  )

  test.each(spelled)(
    'binds a mobile number in its canonical spelling to one member when it is typed as +%s %s and %s',
    { tags: ['B115'] },
    async (dialing, number, other) => {
      const { sandbox, ask } = await createWalletSandbox('ana', limits)
      const bind = async (mobileNo: string, token?: string) => {
        sandbox.clock.advance(120_001)
        await sendTo(sandbox, mobileNo, dialing)
        const verificationCode = await sandbox.codeFor(`+${dialing}${number}`)
        const body = { mobileNo, countryDialingCode: dialing, verificationCode, loginPassword: 'Lobby2026' }
        return (await ask('bindMobile', body, token === undefined ? {} : { token })).body
      }
      expect(await bind(other)).toMatchObject({ success: true })
      expect(storedNumbers(sandbox)).toEqual([{ dialing, mobile: number }])
      expect(await bind(number, await sandbox.token('vip'))).toMatchObject({ errorCode: 'account.mobile.taken' })
    },
  )

  test(
    'sends no password reset code when the number is spelled differently and has no dialling code',
    { tags: ['B115'] },
    async () => {
      const sandbox = createTestSandbox({ limits })
      runSql(
        sandbox.db,
        `UPDATE member SET dialing = '7', mobile = '9123456789' WHERE tenant = 'north' AND name = 'ana'`,
      )
      for (const mobileNum of ['89123456789', '89123456780'])
        expect((await sandbox.call('sendResetCode', { body: { mobileNum } })).status).toBe(200)
      expect(messages(sandbox)).toEqual([])
    },
  )

  test(
    'control: creates a second account when the first account stores another spelling of the number',
    { tags: ['B115-control'] },
    async () => {
      const sandbox = createTestSandbox({ limits })
      await registerWith(sandbox, '7', '9123456789', '9123456789')
      runSql(sandbox.db, `UPDATE member SET mobile = '8' || mobile WHERE dialing = '7'`)
      expect(await registerWith(sandbox, '7', '9123456789', '9123456789')).toMatchObject({ success: true })
      expect(storedNumbers(sandbox)).toHaveLength(2)
    },
  )
})

import { describe, expect, test } from 'vitest'
import { all, run } from '../db/sql.ts'
import { openWallet } from '../testing/openWallet.ts'
import { testSandbox, type TestSandbox } from '../testing/testSandbox.ts'

const limits = { code: 1e6, register: 1e6, password: 1e6 }
const password = 'segredo1'
const messages = (sandbox: TestSandbox) => all(sandbox.db, 'SELECT recipient FROM message WHERE delivered = 1')

/** What each way to name a number says of it: codes to register and for a new password, a registration without a code, and a number to bind. */
async function refusalsOf(dialing: string, number: string) {
  const { sandbox, ask } = await openWallet('ana', limits)
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

describe('a number with a digit too many', () => {
  test.each([
    ['44', '75091234567'],
    ['44', '74001234560'],
    ['351', '91234567899'],
    ['52', '15512345678'],
  ])('is refused wherever one is named: +%s %s', { tags: ['B114'] }, async (dialing, number) => {
    expect(await refusalsOf(dialing, number)).toEqual(invalid)
  })

  test('control: would be another number to the limit of one code at a time', { tags: ['B114-control'] }, async () => {
    const sandbox = testSandbox({ limits })
    const ask = async () =>
      (await sandbox.call('sendSmsCode', { body: { mobileNo: '7400123456', countryDialingCode: '44' } })).status
    expect([await ask(), await ask()]).toEqual([200, 429])
    run(sandbox.db, `UPDATE sms_code SET number = number || '0'`)
    expect(await ask()).toBe(200)
  })
})

describe('a number that is no mobile', () => {
  test.each([
    ['of a premium service', '44', '9012345678'],
    ['of a personal service', '44', '7012345678'],
    ['of a free service', '44', '8001111111'],
    ['of a landline', '44', '2071234567'],
    ['of a premium service', '1', '9002345678'],
    ['of a landline', '351', '212345678'],
    ['of a landline', '54', '1123456789'],
  ])('%s is refused wherever one is named: +%s %s', { tags: ['B113'] }, async (_what, dialing, number) => {
    expect(await refusalsOf(dialing, number)).toEqual(invalid)
  })

  test.each([
    ['44', '7400123456'],
    ['1', '2012345678'],
    ['55', '11987650001'],
    ['351', '912345678'],
  ])(
    'control: that of a mobile gets a code: +%s %s',
    { tags: ['B113-control'] },
    async (countryDialingCode, mobileNo) => {
      const sandbox = testSandbox({ limits })
      expect((await sandbox.call('sendSmsCode', { body: { mobileNo, countryDialingCode } })).status).toBe(200)
      expect(messages(sandbox)).toEqual([{ recipient: `+${countryDialingCode}${mobileNo}` }])
    },
  )
})

/** A dialling code, a number of its country as E.164 has it, and as people there write it too. */
const spelled = [
  ['1', '2012345678', '12012345678'],
  ['7', '9123456789', '89123456789'],
  ['36', '201234567', '06201234567'],
  ['44', '7400123456', '07400123456'],
] as const

describe('a phone whose number is written in two ways', () => {
  const sendTo = (sandbox: TestSandbox, mobileNo: string, countryDialingCode: string, captcha = {}) =>
    sandbox.call('sendSmsCode', { body: { mobileNo, countryDialingCode, ...captcha } })
  /** Registers a phone with a code that was sent to it. */
  const registerWith = async (sandbox: TestSandbox, countryDialingCode: string, sentTo: string, mobileNum: string) => {
    await sandbox.dev('/registration', { merchant: 'north', fields: [] })
    sandbox.clock.advance(120_001)
    await sendTo(sandbox, sentTo, countryDialingCode, await sandbox.captcha())
    const [sent] = all<{ number: string }>(sandbox.db, 'SELECT number FROM sms_code ORDER BY ends_at DESC')
    const verificationCode = await sandbox.codeFor(sent?.number ?? '')
    const names = { username: '', password, confirmPassword: password }
    return (await sandbox.register({ ...names, mobileNum, countryDialingCode, verificationCode })).body
  }
  const kept = (sandbox: TestSandbox) =>
    all(sandbox.db, `SELECT dialing, mobile FROM member WHERE tenant = 'north' AND dialing <> '55'`)

  test.each(spelled)(
    'is sent its codes together: +%s %s and %s',
    { tags: ['B115'] },
    async (dialing, number, other) => {
      const sandbox = testSandbox({ limits })
      expect([(await sendTo(sandbox, other, dialing)).status, (await sendTo(sandbox, number, dialing)).status]).toEqual(
        [200, 429],
      )
      expect(messages(sandbox)).toEqual([{ recipient: `+${dialing}${number}` }])
    },
  )

  test.each(spelled)('has one account: +%s %s and %s', { tags: ['B115'] }, async (dialing, number, other) => {
    const sandbox = testSandbox({ limits })
    expect(await registerWith(sandbox, dialing, number, other)).toMatchObject({ success: true })
    expect(kept(sandbox)).toEqual([{ dialing, mobile: number }])
    for (const typed of [number, other])
      expect(await registerWith(sandbox, dialing, typed, typed)).toMatchObject({ errorCode: 'account.mobile.taken' })
    expect(kept(sandbox)).toHaveLength(1)
  })

  test.each(spelled)(
    'lets its member in by each of them: +%s %s and %s',
    { tags: ['B115'] },
    async (dialing, number, other) => {
      const sandbox = testSandbox({ limits })
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
    'gets a new password by each of them: +%s %s and %s',
    { tags: ['B115'] },
    async (dialing, number, other) => {
      const sandbox = testSandbox({ limits })
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
    'is bound in one of them, once: +%s %s and %s',
    { tags: ['B115'] },
    async (dialing, number, other) => {
      const { sandbox, ask } = await openWallet('ana', limits)
      const bind = async (mobileNo: string, token?: string) => {
        sandbox.clock.advance(120_001)
        await sendTo(sandbox, mobileNo, dialing)
        const verificationCode = await sandbox.codeFor(`+${dialing}${number}`)
        const body = { mobileNo, countryDialingCode: dialing, verificationCode, loginPassword: 'Lobby2026' }
        return (await ask('bindMobile', body, token === undefined ? {} : { token })).body
      }
      expect(await bind(other)).toMatchObject({ success: true })
      expect(kept(sandbox)).toEqual([{ dialing, mobile: number }])
      expect(await bind(number, await sandbox.token('vip'))).toMatchObject({ errorCode: 'account.mobile.taken' })
    },
  )

  test('is sent nothing for a new password in the other one without a dialling code', { tags: ['B115'] }, async () => {
    const sandbox = testSandbox({ limits })
    run(sandbox.db, `UPDATE member SET dialing = '7', mobile = '9123456789' WHERE tenant = 'north' AND name = 'ana'`)
    for (const mobileNum of ['89123456789', '89123456780'])
      expect((await sandbox.call('sendResetCode', { body: { mobileNum } })).status).toBe(200)
    expect(messages(sandbox)).toEqual([])
  })

  test('control: kept in the other one, it gets a second account', { tags: ['B115-control'] }, async () => {
    const sandbox = testSandbox({ limits })
    await registerWith(sandbox, '7', '9123456789', '9123456789')
    run(sandbox.db, `UPDATE member SET mobile = '8' || mobile WHERE dialing = '7'`)
    expect(await registerWith(sandbox, '7', '9123456789', '9123456789')).toMatchObject({ success: true })
    expect(kept(sandbox)).toHaveLength(2)
  })
})

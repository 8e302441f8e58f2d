import { describe, expect, test } from 'vitest'
import { all, run } from '../db/sql.ts'
import { openWallet } from '../testing/openWallet.ts'
import { testSandbox, type TestSandbox } from '../testing/testSandbox.ts'

const limits = { code: 1e6, register: 1e6, password: 1e6 }
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

import { expect, test } from 'vitest'
import { selectAll } from '../db/sql.ts'
import { createWalletSandbox } from '../testing/createWalletSandbox.ts'
import { createTestSandbox } from '../testing/createTestSandbox.ts'

const phone = '11962404811'
/** Each row is the same full number, split at another position into dialling code and mobile number. */
const splits = [
  ['551', '1962404811'],
  ['5511', '962404811'],
] as const
const unserved = { errorCode: 'sms.country.unserved', data: { field: 'countryDialingCode' } }

test.each(splits)(
  'refuses to register a mobile number when no country has the dialling code %s',
  { tags: ['B96'] },
  async (countryDialingCode, mobileNum) => {
    const sandbox = createTestSandbox()
    await sandbox.dev('/registration', { merchant: 'north', fields: [] })
    await sandbox.call('sendSmsCode', { body: { mobileNo: phone, countryDialingCode: '55' } })
    const verificationCode = await sandbox.codeFor(phone)
    expect(
      (await sandbox.register({ username: '', mobileNum, countryDialingCode, verificationCode })).body,
    ).toMatchObject(unserved)
    expect((await sandbox.register({ username: '', mobileNum: phone, verificationCode })).body.success).toBe(true)
  },
)

test.each(splits)(
  'refuses to bind a mobile number when no country has the dialling code %s',
  { tags: ['B96'] },
  async (countryDialingCode, mobileNo) => {
    const { sandbox, ask } = await createWalletSandbox()
    await sandbox.call('sendSmsCode', { body: { mobileNo: phone, countryDialingCode: '55' } })
    const body = {
      mobileNo,
      countryDialingCode,
      verificationCode: await sandbox.codeFor(phone),
      loginPassword: 'Lobby2026',
    }
    expect((await ask('bindMobile', body)).body).toMatchObject(unserved)
  },
)

test(
  'control: joins dialling code and number to the same full number for every split of its digits',
  { tags: ['B96-control'] },
  async () => {
    const sandbox = createTestSandbox()
    await sandbox.call('sendSmsCode', { body: { mobileNo: phone, countryDialingCode: '55' } })
    const sent = selectAll<{ number: string }>(sandbox.db, 'SELECT number FROM sms_code')
    for (const [dialing, mobile] of splits) expect(sent).toEqual([{ number: `+${dialing}${mobile}` }])
  },
)

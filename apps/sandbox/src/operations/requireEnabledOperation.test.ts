import { describe, expect, test } from 'vitest'
import { selectAll } from '../db/sql.ts'
import { northMerchant, southMerchant } from '../testing/merchants.ts'
import { createTestSandbox } from '../testing/createTestSandbox.ts'

/** A merchant with only one feature flag, for registration with a user name. */
const withoutFlags = { ...northMerchant, flags: ['usernameRegistration'] as const }
const phone = '11987650001'

const calls = [
  ['claimRebate', undefined],
  ['claimReward', { rewardId: 1 }],
  ['claimAgentRebate', undefined],
  ['transferToUpline', { amountMinor: 1_000, paymentPassword: '246810' }],
  ['transferToDownlines', { transfers: [{ memberId: 1, amountMinor: 1_000 }], paymentPassword: '246810' }],
  ['setTeamRates', { memberId: 1, rates: [{ category: 'RNG', rateBasisPoints: 10 }] }],
  ['sendFeedback', { category: 'OTHER', content: 'A message that is long enough.' }],
  ['sendResetCode', { mobileNum: phone }],
  ['setPasswordByPhone', { newPassword: 'Another2026', mobileNum: phone, verificationCode: '123456' }],
] as const

describe('merchant without a flag', () => {
  const refusal = async (
    merchants: readonly [typeof withoutFlags | typeof northMerchant, typeof southMerchant],
    id: string,
    body: object | undefined,
  ) => {
    const sandbox = createTestSandbox({ merchants })
    const token = await sandbox.token('agent')
    const answered = await sandbox.call(id, {
      token,
      ...(body && { body }),
      headers: { 'Idempotency-Key': `offered-key-${id}` },
    })
    return [answered.status, answered.body.errorCode]
  }

  test.each(calls)('refuses the operation %s when its feature flag is off', { tags: ['B102'] }, async (id, body) => {
    expect(await refusal([withoutFlags, southMerchant], id, body)).toEqual([403, 'account.forbidden'])
  })

  test.each(calls)(
    'control: accepts the operation %s when its feature flag is on',
    { tags: ['B102-control'] },
    async (id, body) => {
      const [, code] = await refusal([northMerchant, southMerchant], id, body)
      expect(['account.forbidden', 'request.invalid']).not.toContain(code)
    },
  )

  test(
    'sends no password reset code with the operation sendSmsCode when the feature flag for resets is off',
    { tags: ['B102'] },
    async () => {
      const sandbox = createTestSandbox({ merchants: [withoutFlags, southMerchant] })
      const answered = await sandbox.call('sendSmsCode', { body: { mobileNum: phone } })
      expect(answered.body.errorCode).toBe('account.forbidden')
      expect(selectAll(sandbox.db, 'SELECT recipient FROM message')).toEqual([])
    },
  )

  test('refuses a sign-in by SMS code when its feature flag is off', { tags: ['B102'] }, async () => {
    for (const [merchants, code] of [
      [[withoutFlags, southMerchant], 'login.type.unsupported'],
      [[northMerchant, southMerchant], undefined],
    ] as const) {
      const sandbox = createTestSandbox({ merchants })
      await sandbox.call('sendSmsCode', { body: { mobileNo: phone, countryDialingCode: '55' } })
      const password = await sandbox.codeFor(`55${phone}`)
      expect((await sandbox.login(phone, { type: 'sms', password, countryDialingCode: '55' })).body.errorCode).toBe(
        code,
      )
    }
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { selectAll, runSql } from '../db/sql.ts'
import { createArbitraryFromSchema } from '../testing/createArbitraryFromSchema.ts'
import { northMerchant, southMerchant } from '../testing/merchants.ts'
import { createTestSandbox } from '../testing/createTestSandbox.ts'
import { operationContracts } from './apiContract.ts'

const sandbox = createTestSandbox({ limits: { login: 1e6, logins: 1e6 } })
const sessionOperations = operationContracts.filter(({ requiresSession }) => requiresSession).map(({ id }) => id)
const buildQuery = (id: string): Record<string, string | number> =>
  id === 'launchGame' ? { vendor: 'QTZ', gameId: 'room', nodeId: 10_001, category: 'RNG' } : {}
const buildBody = (id: string, token: string): object => {
  if (id === 'login' || id === 'register') return { body: envelope }
  if (id === 'sendSmsCode') return { body: { mobileNo: '11987650099', countryDialingCode: '55' } }
  if (id === 'sendResetCode') return { body: { mobileNum: '11987650098' } }
  if (id === 'forgotPassword') return { body: { username: 'nobody', email: 'nobody@example.com' } }
  if (id === 'setPasswordByPhone')
    return { body: { newPassword: 'segredo1', mobileNum: '11987650097', verificationCode: '123456' } }
  if (id === 'changePassword')
    return { body: { oldPassword: 'wrong', newPassword: 'segredo1', confirmNewPassword: 'segredo1' } }
  if (id === 'trialPlay') return { body: { moduleId: 'FREEPLAY3' } }
  if (id === 'launchLottery') return { body: lottery }
  if (id === 'placeLotteryOrder')
    return {
      body: {
        token,
        code: 'lua-1',
        numero: 'none',
        prizeMode: 'LOTT',
        bets: [{ playCode: 'SIZE', selection: 'BIG', stakeMinor: 100 }],
      },
    }
  if (id === 'cancelLotteryOrder') return { body: { token, orderId: 'VN0000000001' } }
  if (id.endsWith('FavouriteGame')) return { body: { nodeId: 10_001, token, vendor: 'QTZ' } }
  const schema = operationContracts.find((one) => one.id === id)?.bodySchema
  return schema ? { body: fc.sample(createArbitraryFromSchema(schema), { numRuns: 1, seed: 7 })[0] as object } : {}
}
const tokens = new Map<string, string>()
/**
 * Returns the token of a tenant's member. All tests can use the same token, because no test ends the session.
 */
async function getToken(tenant: typeof northMerchant): Promise<string> {
  const token = tokens.get(tenant.id) ?? (await sandbox.token('ana', tenant))
  tokens.set(tenant.id, token)
  return token
}
/** Returns headers with an idempotency key. Each operation needs its own key. */
const buildHeaders = (id: string) => ({ 'Idempotency-Key': `isolation-key-${id}` })

describe('tenants', () => {
  test('finds at least three operations in the API contract that require a session', () =>
    expect(sessionOperations.length).toBeGreaterThanOrEqual(3))

  test.each(sessionOperations)(
    'refuses a session token of another tenant for the operation %s and returns no data',
    { tags: ['M8', 'M8-control'] },
    async (id) => {
      for (const [own, other] of [
        [northMerchant, southMerchant],
        [southMerchant, northMerchant],
      ] as const) {
        const token = await getToken(own)
        const refused = await sandbox.call(id, {
          tenant: other,
          token,
          query: buildQuery(id),
          headers: buildHeaders(id),
          ...buildBody(id, token),
        })
        expect(refused).toMatchObject({ status: 401, body: { success: false, errorCode: 'session.ended' } })
        expect(refused.body.value).toBeUndefined()
        // Control: the call succeeds at the tenant to which the token belongs.
        expect(
          (
            await sandbox.call(id, {
              tenant: own,
              token,
              query: buildQuery(id),
              headers: buildHeaders(id),
              ...buildBody(id, token),
            })
          ).status,
        ).toBe(200)
      }
    },
  )

  test(
    'control: accepts a session token at another tenant when the session is moved to this tenant in the database',
    { tags: ['M8-control'] },
    async () => {
      const token = await sandbox.token('vip', northMerchant)
      const probe = async (): Promise<number> =>
        (await sandbox.call('balance', { tenant: southMerchant, token })).status
      expect(await probe()).toBe(401)
      const [{ id } = { id: 0 }] = selectAll<{ id: number }>(
        sandbox.db,
        `SELECT id FROM member WHERE tenant = 'south' AND name = 'vip'`,
      )
      runSql(
        sandbox.db,
        `UPDATE session SET tenant = 'south', member = :id WHERE rowid = (SELECT MAX(rowid) FROM session)`,
        { id },
      )
      expect(await probe()).toBe(200)
    },
  )

  test('keeps a session open when a sign-out with its token is sent to another tenant', async () => {
    const token = await sandbox.token('ana')
    await sandbox.call('logout', { tenant: southMerchant, query: { token } })
    expect((await sandbox.call('balance', { token })).status).toBe(200)
    await sandbox.call('logout', { query: { token } })
    expect((await sandbox.call('balance', { token })).status).toBe(401)
  })

  test('treats members of two tenants with the same name as different members', async () => {
    const [one, other] = [await sandbox.token('ana', northMerchant), await sandbox.token('ana', southMerchant)]
    const id = async (tenant: typeof northMerchant, token: string): Promise<unknown> =>
      (await sandbox.call('memberInfo', { tenant, token })).body.value?.['id']
    expect(await id(northMerchant, one)).not.toBe(await id(southMerchant, other))
  })

  test.each(operationContracts.map(({ id }) => id))(
    'refuses a call of the operation %s when the host belongs to another merchant than the merchant code',
    async (id) => {
      const callAs = (code: string): Promise<{ status: number; body: { errorCode?: string } }> =>
        sandbox.call(id, {
          headers: { ...buildHeaders(id), Merchant: code, Encryption: 'A'.repeat(344) },
          query: { ...buildQuery(id), ...(needsToken(id) && { token: 'x' }) },
          ...buildBody(id, 'x'),
        })
      expect(await callAs(southMerchant.code)).toMatchObject({ status: 403, body: { errorCode: 'merchant.mismatch' } })
      expect(await callAs('nobody')).toMatchObject({ status: 403, body: { errorCode: 'merchant.unknown' } })
      expect((await callAs(id === 'trialPlay' ? northMerchant.trialCode : northMerchant.code)).status).not.toBe(403)
    },
  )

  test('refuses a merchant code in the query that differs from the code in the header', async () => {
    expect((await sandbox.call('popularGames', { query: { merchantCode: southMerchant.code } })).body.errorCode).toBe(
      'merchant.mismatch',
    )
    expect((await sandbox.call('popularGames', { query: { merchantCode: northMerchant.code } })).status).toBe(200)
  })

  test('refuses a merchant code when X-Forwarded-Host is a host of another merchant', async () => {
    expect(
      (await sandbox.call('startup', { headers: { 'X-Forwarded-Host': 'south.localhost:4600' } })).body.errorCode,
    ).toBe('merchant.mismatch')
    expect((await sandbox.call('startup', { headers: { 'X-Forwarded-Host': 'north.localhost:4600' } })).status).toBe(
      200,
    )
  })
})

const needsToken = (id: string): boolean =>
  operationContracts.some(
    (one) => one.id === id && one.parameters.some(({ name, required }) => name === 'token' && required),
  )

const lottery = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  lottoPrizeMode: 'LOTT',
  lottoGameCode: 'lobby',
  lottoView: 'lobby',
  device: 'MOBILE',
  backUrl: '',
  language: 'PT',
}
const envelope = { version: 1, iv: 'A'.repeat(22) + '==', ciphertext: 'A'.repeat(24), mac: 'A'.repeat(43) + '=' }

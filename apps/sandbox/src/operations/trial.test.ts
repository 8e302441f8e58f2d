import { beforeEach, describe, expect, test } from 'vitest'
import { selectAll } from '../db/sql.ts'
import { findLedgerFaults } from '../testing/findLedgerFaults.ts'
import { northMerchant, southMerchant } from '../testing/merchants.ts'
import {
  createTestSandbox,
  type TestApiResponse,
  type TestCallOptions,
  type TestSandbox,
} from '../testing/createTestSandbox.ts'

let sandbox: TestSandbox
beforeEach(() => (sandbox = createTestSandbox()))

const value = <T>({ body }: TestApiResponse): T => body.value as unknown as T
const create = async (ask?: TestCallOptions): Promise<string> =>
  value<{ trialName: string }>(await sandbox.call('createTrialAccount', ask)).trialName
const play = (trialName?: string, tenant = northMerchant, merchant = tenant.trialCode): Promise<TestApiResponse> =>
  sandbox.call('trialPlay', {
    tenant,
    query: trialName === undefined ? {} : { trialName },
    body: { moduleId: 'FREEPLAY3' },
    headers: { Merchant: merchant },
  })
interface Session {
  readonly token: string
  readonly userName: string
  readonly customerType: number
}

describe('trial account', () => {
  test('creates a trial account of type 4 with play money and signs it in', async () => {
    const trialName = await create()
    expect(value(await sandbox.call('trialAccount', { query: { trialName } }))).toEqual({ trialName })
    const { token, userName, customerType } = value<Session>(await play(trialName))
    expect([userName, customerType]).toEqual([trialName, 4])
    expect(value(await sandbox.call('balance', { token }))).toEqual({ sumBalance: 1000, currencySymbol: 'R$' })
    expect(value(await sandbox.call('memberInfo', { token }))).toMatchObject({
      userName: trialName,
      type: 4,
      withdrawAllowed: false,
    })
    expect(findLedgerFaults(sandbox.db)).toEqual([])
  })

  test('signs in to the same trial account when trialPlay is called twice with its name', async () => {
    const trialName = await create()
    const [first, again] = [value<Session>(await play(trialName)), value<Session>(await play(trialName))]
    expect(again.token).not.toBe(first.token)
    const id = async (token: string): Promise<unknown> =>
      value<{ id: number }>(await sandbox.call('memberInfo', { token })).id
    expect(await id(again.token)).toBe(await id(first.token))
    expect(await create()).not.toBe(trialName)
  })

  test('creates a trial account when the trialPlay request contains no name', async () => {
    const { userName, token } = value<Session>(await play())
    expect(userName).toMatch(/^trial-[0-9a-f]{12}$/)
    expect((await sandbox.call('balance', { token })).status).toBe(200)
  })

  test('plays a round with the play money of a trial account', async () => {
    const { token } = value<Session>(await play())
    const { list } = value<{
      list: { vassalage: string; roomId: string; nodeId: number; gameType: string; supportPlay: boolean }[]
    }>(await sandbox.call('hotGames'))
    const game = list.find(({ supportPlay }) => supportPlay)
    const { gameUrl } = value<{ gameUrl: string }>(
      await sandbox.call('launchGame', {
        token,
        query: {
          vendor: game?.vassalage ?? '',
          gameId: game?.roomId ?? '',
          nodeId: game?.nodeId ?? 0,
          category: game?.gameType ?? '',
        },
        headers: { 'Idempotency-Key': 'launch-of-a-trial-1', Merchant: northMerchant.trialCode },
      }),
    )
    const round = await sandbox.fetch(
      new Request(`${gameUrl}/round`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ stakeMinor: 100, key: 'round-of-a-trial-01' }),
      }),
    )
    const { payoutMinor, balanceMinor } = (await round.json()) as { payoutMinor: number; balanceMinor: number }
    expect(balanceMinor).toBe(100_000 - 100 + payoutMinor)
  })

  test("refuses trialPlay without the merchant's trial code", async () => {
    const trialName = await create()
    expect(await play(trialName, northMerchant, northMerchant.code)).toMatchObject({
      status: 403,
      body: { errorCode: 'merchant.mismatch' },
    })
    expect((await play(trialName)).status).toBe(200)
  })

  test('refuses trialPlay with the name of another tenant’s trial account', async () => {
    const trialName = await create()
    for (const answer of [
      await play(trialName, southMerchant),
      await sandbox.call('trialAccount', { tenant: southMerchant, query: { trialName } }),
    ]) {
      expect(answer.body).toMatchObject({ success: false, errorCode: 'trial.unknown' })
    }
    expect(selectAll(sandbox.db, `SELECT tenant FROM member WHERE name LIKE 'trial-%'`)).toEqual([{ tenant: 'north' }])
  })

  test('refuses trialPlay with the name of an account that has a password', async () => {
    sandbox.db.exec(
      `UPDATE member SET name = 'trial-person', name_key = 'trial-person' WHERE tenant = 'north' AND name = 'trial'`,
    )
    sandbox.db.exec(
      `UPDATE member SET name = 'ana-the-member', name_key = 'ana-the-member' WHERE tenant = 'north' AND name = 'ana'`,
    )
    for (const name of ['trial-person', 'ana-the-member', 'nobody-at-all', "' OR '1'='1", '%%%%%%%%']) {
      expect((await play(name)).body.errorCode, name).toBe('trial.unknown')
    }
    const trialName = await create()
    expect((await sandbox.login(trialName)).body.errorCode).toBe('login.failed')
    // As a control, the account with a password accepts its password.
    expect((await sandbox.login('trial-person')).body.success).toBe(true)
  })

  test.each([[{}], [{ moduleId: 'REG3' }], [{ moduleId: 'FREEPLAY3', more: 1 }], [null]])(
    'refuses trialPlay with the payload %j',
    async (body) => {
      expect((await sandbox.call('trialPlay', { body, headers: { Merchant: northMerchant.trialCode } })).status).toBe(
        400,
      )
    },
  )

  test('refuses a client that creates too many trial accounts within a minute', async () => {
    sandbox = createTestSandbox({ limits: { trial: 3 }, now: () => 1_700_000_000_000 })
    for (let at = 0; at < 3; at++) expect((await sandbox.call('createTrialAccount')).status).toBe(200)
    const refused = await sandbox.call('createTrialAccount')
    expect(refused).toMatchObject({ status: 429, body: { errorCode: 'limit.exceeded' } })
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await play()).status).toBe(429)
    sandbox.clock.advance(60_000)
    expect((await play()).status).toBe(200)
  })
})

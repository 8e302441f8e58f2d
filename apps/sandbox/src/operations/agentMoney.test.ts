import { DAY_MS } from '@lobby/platform/calendar'
import { beforeEach, describe, expect, test } from 'vitest'
import { selectAll } from '../db/sql.ts'
import { findTeamFaults } from '../testing/findTeamFaults.ts'
import { getWalletBalance } from '../domain/wallet.ts'
import { insertPastDeposit, insertPastGameRound } from '../seed/pastPlay.ts'
import { findLedgerFaults } from '../testing/findLedgerFaults.ts'
import { createTeamSandbox, type TeamSandbox } from '../testing/createTeamSandbox.ts'
import type { TestApiResponse } from '../testing/createTestSandbox.ts'
let team: TeamSandbox
beforeEach(() => void (team = createTeamSandbox(0)))

const money = (who: string): number => getWalletBalance(team.sandbox.db, 'north', team.id(who))
const now = (): number => team.sandbox.clock.now()
const transfer = (
  parts: readonly (readonly [who: string, amountMinor: number])[],
  more: { readonly key?: string; readonly paymentPassword?: string } = {},
): Promise<TestApiResponse> => {
  const { key, paymentPassword = '246810' } = more
  const transfers = parts.map(([who, amountMinor]) => ({ memberId: team.id(who), amountMinor }))
  return team.ask('agent', 'transferToDownlines', {
    body: { transfers, paymentPassword },
    ...(key !== undefined && { key }),
  })
}

describe('transferToDownlines', () => {
  test('transfers money to several members of any level in one call', async () => {
    const before = money('agent')
    const { body } = await transfer([
      ['caua09', 1_000],
      ['nicole58', 2_000],
      ['jade19', 3_000],
    ])
    expect(body.value).toMatchObject({
      amountMinor: 6_000,
      balanceMinor: before - 6_000,
      transfers: [{ account: 'caua09' }, { account: 'nicole58', amountMinor: 2_000 }, { account: 'jade19' }],
    })
    expect([money('caua09'), money('nicole58'), money('jade19')]).toEqual([1_000, 2_000, 3_000])
    expect(await team.value('agent', 'downlineTransferRecord')).toMatchObject({
      total: 3,
      sumAmountMinor: 6_000,
      content: [{ account: 'jade19' }, {}, {}],
    })
    expect(findLedgerFaults(team.sandbox.db)).toEqual([])
    expect(findTeamFaults(team.sandbox.db)).toEqual([])
  })

  test.each([
    ['an amount below the minimum', [['caua09', 999]], 'transfer.amount.invalid'],
    ['an amount above the maximum', [['caua09', 500_001]], 'transfer.amount.invalid'],
    [
      'a repeated receiver',
      [
        ['caua09', 1_000],
        ['caua09', 2_000],
      ],
      'agent.receiver.repeated',
    ],
    [
      'more than the balance',
      [
        ['caua09', 500_000],
        ['jade19', 500_000],
        ['nicole58', 500_000],
      ],
      'wallet.balance.insufficient',
    ],
    [
      'a valid and an invalid amount',
      [
        ['jade19', 1_000],
        ['caua09', 1],
      ],
      'transfer.amount.invalid',
    ],
  ] as const)('refuses a whole transfer to the team with %s and stores nothing', async (_, parts, errorCode) => {
    const before = money('agent')
    expect((await transfer(parts)).body.errorCode).toBe(errorCode)
    expect([money('agent'), money('caua09'), money('jade19')]).toEqual([before, 0, 0])
    expect([team.count('downline_batch'), team.count('downline_transfer')]).toEqual([0, 0])
  })

  test('refuses a transfer to a disabled member', async () => {
    team.sandbox.db.exec(`UPDATE member SET disabled = 1 WHERE tenant = 'north' AND name = 'caua09'`)
    expect((await transfer([['caua09', 1_000]])).body.errorCode).toBe('account.unknown')
  })

  test('counts no attempt at the payment password when a transfer to the team is refused because of a receiver', async () => {
    for (let time = 0; time < 6; time++)
      expect((await transfer([['vip', 1_000]], { paymentPassword: '111222' })).body.errorCode).toBe('account.forbidden')
    expect((await transfer([['caua09', 1_000]], { paymentPassword: '111222' })).body).toMatchObject({
      errorCode: 'payment.password.wrong',
      data: { field: 'paymentPassword' },
    })
    expect((await transfer([['caua09', 1_000]])).body.success).toBe(true)
  })

  test('makes one transfer to team members when ten parallel calls have the same idempotency key', async () => {
    const before = money('agent')
    const same = await Promise.all(
      Array.from({ length: 10 }, () => transfer([['caua09', 2_000]], { key: 'one-key-of-red-rain' })),
    )
    expect(new Set(same.map(({ body }) => (body.value as unknown as { batchId: string }).batchId)).size).toBe(1)
    expect([money('agent'), money('caua09')]).toEqual([before - 2_000, 2_000])
    expect((await transfer([['caua09', 3_000]], { key: 'one-key-of-red-rain' })).body.errorCode).toBe(
      'request.key.reused',
    )
    const each = await Promise.all(Array.from({ length: 10 }, () => transfer([['caua09', 500_000]])))
    expect(each.filter(({ body }) => body.success)).toHaveLength(Math.floor((before - 2_000) / 500_000))
    expect(money('agent') + money('caua09')).toBe(before)
    expect(findLedgerFaults(team.sandbox.db)).toEqual([])
  })

  test('returns the outcome of a transfer to team members by its idempotency key', async () => {
    const key = 'a-key-that-is-asked-for'
    const outcome = () => team.value('agent', 'moneyOutcome', { query: { key } })
    expect(await outcome()).toMatchObject({ found: false })
    const { batchId } = (
      await transfer(
        [
          ['caua09', 1_000],
          ['jade19', 2_000],
        ],
        { key },
      )
    ).body.value as unknown as { batchId: string }
    expect(await outcome()).toMatchObject({
      found: true,
      kind: 'DOWNLINE',
      id: batchId,
      status: 'DONE',
      amountMinor: 3_000,
    })
  })

  test('control: detects a wrong or missing transfer to the team when findLedgerFaults checks the ledger', async () => {
    await transfer([['caua09', 1_000]])
    team.sandbox.db.exec('UPDATE downline_transfer SET amount = amount + 1')
    expect(findLedgerFaults(team.sandbox.db)).toHaveLength(2)
    team.sandbox.db.exec('UPDATE downline_transfer SET amount = amount - 1')
    expect(findLedgerFaults(team.sandbox.db)).toEqual([])
    team.sandbox.db.exec('DELETE FROM downline_transfer')
    expect(findLedgerFaults(team.sandbox.db)).not.toEqual([])
  })
})

describe('agent rebate', () => {
  const stake = (who: string, minor: number): void => {
    const owner = { tenant: 'north', member: team.id(who) }
    insertPastDeposit(team.sandbox.db, owner, minor, `for ${now()} ${minor}`, now())
    insertPastGameRound(team.sandbox.db, { ...owner, game: 10_001, stake: minor, payout: 0, at: now() })
  }
  const open = (who: string) =>
    team.value<{
      totalMinor: number
      todayMinor: number
      rows: { category: string; volumeMinor: number; rebateMinor: number }[]
    }>(who, 'agentRebate')

  test(
    'pays each agent above a bettor the difference between the agent’s rate and the downline’s rate',
    { tags: ['AGEN-002'] },
    async () => {
      // The rebate rates for slots (`RNG`) are 60 ten-thousandths for the agent, 50 for Bruna and 40 for Larissa. Jade
      // plays and has no rate.
      stake('jade19', 99_999)
      expect(await open('agent')).toMatchObject({ totalMinor: 0, todayMinor: 99 })
      expect(await open('larissa66')).toMatchObject({ totalMinor: 0, todayMinor: 399 })
      expect((await team.ask('larissa66', 'claimAgentRebate')).body.errorCode).toBe('rebate.none')
      team.sandbox.clock.advance(DAY_MS)
      for (const [who, amount] of [
        ['agent', 99],
        ['bruna84', 99],
        ['larissa66', 399],
      ] as const)
        expect([who, (await open(who)).totalMinor]).toEqual([who, amount])
      expect((await open('thiago77')).totalMinor).toBe(0)
      // Bruna's rebate is less than the minimum of 1.00, so she cannot claim it yet.
      expect((await team.ask('bruna84', 'claimAgentRebate')).body.errorCode).toBe('rebate.none')
      for (const time of [1, 2])
        expect([
          time,
          (await team.ask('larissa66', 'claimAgentRebate', { key: 'one-key-of-a-rebate' })).body.value,
        ]).toMatchObject([time, { rebateMinor: 399, balanceMinor: 399 }])
      expect(await open('larissa66')).toMatchObject({ totalMinor: 0, claimedMinor: 399 })
      expect(await team.value('larissa66', 'agentRebateRecord')).toMatchObject({
        total: 1,
        content: [{ category: 'RNG', volumeMinor: 99_999, rebateMinor: 399 }],
      })
      expect(await team.value('larissa66', 'moneyOutcome', { query: { key: 'one-key-of-a-rebate' } })).toMatchObject({
        found: true,
        kind: 'AGENT_REBATE',
        amountMinor: 399,
      })
      expect(findLedgerFaults(team.sandbox.db)).toEqual([])
    },
  )

  test('pays the agent rebate for earlier stakes when the merchant has removed their game category', async () => {
    stake('jade19', 99_999)
    team.sandbox.clock.advance(DAY_MS)
    team.sandbox.db.exec("DELETE FROM tenant_game WHERE game IN (SELECT node_id FROM game WHERE category = 'RNG')")
    expect(await open('larissa66')).toMatchObject({
      totalMinor: 399,
      rows: expect.arrayContaining([
        { category: 'RNG', rateBasisPoints: 0, volumeMinor: 99_999, rebateMinor: 399 },
      ]) as unknown,
    })
    expect((await team.ask('larissa66', 'claimAgentRebate')).body.success).toBe(true)
  })

  test('pays an agent rebate one time when ten parallel calls claim it', async () => {
    stake('jade19', 200_000)
    team.sandbox.clock.advance(DAY_MS)
    const each = await Promise.all(Array.from({ length: 10 }, () => team.ask('larissa66', 'claimAgentRebate')))
    expect(each.filter(({ body }) => body.success)).toHaveLength(1)
    expect(money('larissa66')).toBe(800)
    expect(findLedgerFaults(team.sandbox.db)).toEqual([])
    team.sandbox.db.exec('UPDATE agent_rebate SET amount = amount + 1')
    expect(findLedgerFaults(team.sandbox.db)).not.toEqual([])
  })

  test('refuses a downline’s rebate rate above the agent’s rate or below a rate in the downline’s team', async () => {
    const set = (who: string, below: string, rateBasisPoints: number, category = 'RNG') =>
      team.ask(who, 'setTeamRates', { body: { memberId: team.id(below), rates: [{ category, rateBasisPoints }] } })
    stake('renato23', 100_000)
    expect((await set('bruna84', 'renato23', 20)).body.value).toMatchObject({
      account: 'renato23',
      rates: expect.arrayContaining([{ category: 'RNG', rateBasisPoints: 20, minBasisPoints: 0, maxBasisPoints: 50 }]),
    })
    stake('renato23', 100_001)
    team.sandbox.clock.advance(DAY_MS)
    expect((await open('bruna84')).totalMinor).toBe(500 + 300)
    for (const [who, below, rate, category] of [
      ['bruna84', 'renato23', 51, 'RNG'],
      ['bruna84', 'larissa66', 29, 'RNG'],
      ['bruna84', 'renato23', 1, 'INHOUSE'],
    ] as const) {
      expect([below, rate, (await set(who, below, rate, category)).body]).toMatchObject([
        below,
        rate,
        { errorCode: 'agent.rate.invalid', data: { field: 'rates' } },
      ])
    }
    expect((await set('bruna84', 'larissa66', 30)).body.success).toBe(true)
  })
})

describe('openAccount', () => {
  const open = (more: object = {}, key?: string) =>
    team.ask('bruna84', 'openAccount', {
      body: {
        username: 'novata2026',
        password: 'segredo1',
        agent: true,
        rates: [{ category: 'RNG', rateBasisPoints: 50 }],
        ...more,
      },
      ...(key !== undefined && { key }),
    })

  test('opens an account with the given rebate rates directly below the agent, and lets the new member sign in', async () => {
    const { body } = await open()
    expect(body.value).toMatchObject({ account: 'novata2026', agent: true })
    const { memberId } = body.value as unknown as { memberId: number }
    expect(await team.value('bruna84', 'teamMember', { query: { memberId } })).toMatchObject({
      direct: true,
      member: { depth: 1, agent: true },
      rates: expect.arrayContaining([{ category: 'RNG', rateBasisPoints: 50, minBasisPoints: 0, maxBasisPoints: 50 }]),
    })
    expect(await team.value('agent', 'teamMember', { query: { memberId } })).toMatchObject({
      direct: false,
      path: [{ account: 'bruna84' }, { account: 'novata2026' }],
    })
    const { token } = (await team.sandbox.login('novata2026', { password: 'segredo1' })).body.value as unknown as {
      token: string
    }
    expect((await team.sandbox.call('teamKpi', { token })).body.success).toBe(true)
    expect(findTeamFaults(team.sandbox.db)).toEqual([])
  })

  test('credits a transfer to a newly opened account one time when the transfer is repeated', async () => {
    await open({ password: 'Lobby2026' })
    for (const time of [1, 2])
      expect([
        time,
        (await transfer([['novata2026', 2_500]], { key: 'one-key-of-a-first-transfer' })).body.success,
      ]).toEqual([time, true])
    expect(await team.value('novata2026', 'balance')).toEqual({ sumBalance: 25, currencySymbol: 'R$' })
  })

  test.each([
    ['a taken name', { username: 'Jade19' }, 'account.username.taken', 'username'],
    ['an invalid name', { username: 'a b' }, 'account.username.invalid', 'username'],
    ['a password without a digit', { password: 'segredoo' }, 'account.password.invalid', 'password'],
    [
      'a rate above that of the agent',
      { rates: [{ category: 'RNG', rateBasisPoints: 51 }] },
      'agent.rate.invalid',
      'rates',
    ],
  ])('refuses to open an account with %s and returns the invalid field', async (_, more, errorCode, field) => {
    const before = team.count('member')
    expect((await open(more)).body).toMatchObject({ errorCode, data: { field } })
    expect(team.count('member')).toBe(before)
  })

  test('opens one account below the agent when parallel calls have the same idempotency key', async () => {
    const each = await Promise.all(Array.from({ length: 5 }, () => open({}, 'one-key-of-an-account')))
    expect(new Set(each.map(({ body }) => (body.value as unknown as { memberId: number }).memberId)).size).toBe(1)
    expect((await open({ agent: false }, 'one-key-of-an-account')).body.errorCode).toBe('request.key.reused')
  })
})

describe('invitation link', () => {
  const create = (more: object = {}) =>
    team.value<{ links: { linkId: number; code: string; link: string; registered: number }[] }>(
      'bruna84',
      'createAgentLink',
      { body: { agent: true, rates: [{ category: 'RNG', rateBasisPoints: 40 }], ...more } },
    )
  const register = async (code: string, username: string) => {
    const { captchaId, captcha } = await team.sandbox.captcha()
    return team.sandbox.register({
      username,
      password: 'segredo1',
      confirmPassword: 'segredo1',
      affiliateCode: code,
      captchaId,
      captcha,
    })
  }

  test('limits the rebate rates of an invitation link to the agent’s own rates when a new member registers', async () => {
    const { links } = await create()
    const [link] = links
    expect(link?.link).toBe(`http://north.localhost/m/register?affiliateCode=${link?.code}`)
    expect((await register(link?.code ?? '', 'porlink01')).body.value).toMatchObject({ customerType: 1 })
    team.sandbox.db.exec(
      `DELETE FROM agent_rate WHERE category = 'RNG' AND upline IS NOT NULL AND member NOT IN (SELECT id ` +
        `FROM member WHERE name = 'bruna84')`,
    )
    team.sandbox.db.exec(
      `UPDATE agent_rate SET rate = 25 WHERE category = 'RNG' AND member IN (SELECT id FROM member WHERE ` +
        `name = 'bruna84')`,
    )
    await register(link?.code ?? '', 'porlink02')
    const { content } = await team.value<{
      content: { account: string; agent: boolean; rates: { category: string; rateBasisPoints: number }[] }[]
    }>('bruna84', 'teamRates')
    expect(content.slice(0, 1)).toMatchObject([
      {
        account: 'porlink02',
        agent: true,
        rates: expect.arrayContaining([expect.objectContaining({ category: 'RNG', rateBasisPoints: 25 })]),
      },
    ])
    expect(await team.value('bruna84', 'agentLinks')).toMatchObject({ links: [{ registered: 2 }] })
    expect(findTeamFaults(team.sandbox.db)).toEqual([])
  })

  test('gives an invitation link to the team another code than the agent’s link for inviting friends', async () => {
    const [link] = (await create()).links
    expect((await team.value<{ code: string }>('bruna84', 'inviteInfo')).code).not.toBe(link?.code)
  })

  test('refuses a registration with a removed invitation link', async () => {
    const [link] = (await create({ agent: false, rates: [] })).links
    for (const time of [1, 2])
      expect([time, await team.value('bruna84', 'removeAgentLink', { body: { linkId: link?.linkId } })]).toMatchObject([
        time,
        { links: [] },
      ])
    expect((await register(link?.code ?? '', 'porlink03')).body.errorCode).toBe('affiliate.unknown')
  })

  test('refuses an agent’s twenty-first open invitation link, and a link with rates above the agent’s own', async () => {
    expect(
      (
        await team.ask('bruna84', 'createAgentLink', {
          body: { agent: true, rates: [{ category: 'RNG', rateBasisPoints: 51 }] },
        })
      ).body.errorCode,
    ).toBe('agent.rate.invalid')
    for (let count = 0; count < 20; count++) await create()
    expect((await team.ask('bruna84', 'createAgentLink', { body: { agent: true, rates: [] } })).body.errorCode).toBe(
      'agent.link.full',
    )
    expect(selectAll(team.sandbox.db, 'SELECT 1 FROM agent_link')).toHaveLength(20)
  })
})

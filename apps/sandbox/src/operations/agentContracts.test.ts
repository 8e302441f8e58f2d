import { beforeEach, describe, expect, test } from 'vitest'
import { selectAll, runSql } from '../db/sql.ts'
import { getContractPeriodEnd } from '../domain/agents/contractTerms.ts'
import { getWalletBalance, postLedgerEntry } from '../domain/wallet.ts'
import { insertPastGameRound } from '../seed/pastPlay.ts'
import { findLedgerFaults } from '../testing/findLedgerFaults.ts'
import { BRASILIA_NOON_MS } from '../testing/createBettingSandbox.ts'
import { createTeamSandbox, type TeamSandbox } from '../testing/createTeamSandbox.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
let team: TeamSandbox
beforeEach(() => void (team = createTeamSandbox(0)))

interface Contract {
  readonly contractId: number
  readonly status: string
  readonly startsAt?: string
  readonly endsAt?: string
  readonly payer?: string
  readonly history: { readonly what: string }[]
}
interface Contracts {
  readonly offer?: Contract
  readonly active?: Contract
  readonly running?: {
    readonly volumeMinor: number
    readonly activeMembers: number
    readonly rateBasisPoints: number
    readonly amountMinor: number
  }
  readonly past: Contract[]
}
type Kind = 'DAILY' | 'DIVIDEND' | 'HOURLY'
const contracts = (who: string, kind: Kind) => team.value<Contracts>(who, 'agentContracts', { query: { kind } })
const answer = (who: string, contractId: number | undefined, accept: boolean) =>
  team.ask(who, 'answerContract', { body: { contractId: contractId ?? 0, accept } })
const accept = async (who: string, kind: Kind): Promise<void> =>
  void (await answer(who, (await contracts(who, kind)).offer?.contractId, true))
const payments = (who: string, kind: Kind) =>
  team.value<{
    content: { amountMinor: number; volumeMinor: number; status: string; from: string }[]
    sumPaidMinor: number
    sumOwedMinor: number
  }>(who, 'contractPayments', { query: { kind } })
const offer = (terms: object, key?: string) =>
  team.ask('agent', 'offerContract', {
    body: {
      memberId: team.id('thiago77'),
      kind: 'DAILY',
      period: 'DAY',
      tiers: [{ fromMinor: 50_000, activeMembers: 3, rateBasisPoints: 50 }],
      ...terms,
    },
    ...(key !== undefined && { key }),
  })
const advance = (ms: number): void => team.sandbox.clock.advance(ms)
const money = (who: string): number => getWalletBalance(team.sandbox.db, 'north', team.id(who))
/**
 * Lets members of Bruna's team lose their stakes. By default, three members lose 200.33 each. For this amount, salaries
 * and dividends must be rounded to whole cents.
 */
function lose(names: readonly string[] = ['jade19', 'renato23', 'nicole58'], stake = 20_033): void {
  const at = team.sandbox.clock.now()
  for (const name of names) {
    const owner = { tenant: 'north', member: team.id(name) }
    postLedgerEntry(team.sandbox.db, {
      ...owner,
      kind: 'opening',
      ref: 'demo',
      amountMinor: stake,
      key: `for ${at}`,
      at,
    })
    insertPastGameRound(team.sandbox.db, { ...owner, game: 10_001, stake, payout: 0, at })
  }
}

describe('contract offer', () => {
  test.each([
    ['DAILY', 'dailysalreqtype'],
    ['DIVIDEND', 'divtypecompperiodreq'],
    ['HOURLY', 'contracthoursalreq'],
  ] as const)(
    'reports an unanswered %s contract offer in contractCheck only in the field %s',
    { tags: ['AGEN-062', 'AGEN-063', 'AGEN-064'] },
    async (kind, flag) => {
      const waiting = { dailysalreqtype: 1, divtypecompperiodreq: 1, contracthoursalreq: 1 }
      const token = await team.sandbox.token('bruna84')
      const flags = async () => (await team.sandbox.call('contractCheck', { token })).body.value
      expect(await flags()).toEqual(waiting)
      expect((await answer('bruna84', (await contracts('bruna84', kind)).offer?.contractId, false)).body.success).toBe(
        true,
      )
      expect(await flags()).toEqual({ ...waiting, [flag]: 0 })
      advance(7 * DAY_MS)
      const later = await team.sandbox.token('bruna84')
      expect((await team.sandbox.call('contractCheck', { token: later })).body.value).toEqual({
        dailysalreqtype: 0,
        divtypecompperiodreq: 0,
        contracthoursalreq: 0,
      })
    },
  )

  test('starts a contract on the day after its acceptance, and ignores a repeated acceptance', async () => {
    const { offer: offered } = await contracts('bruna84', 'DAILY')
    for (const time of [1, 2])
      expect([time, (await answer('bruna84', offered?.contractId, true)).body]).toMatchObject([
        time,
        { value: { active: { status: 'ACTIVE', startsAt: '2026-11-21T03:00:00.000Z' } } },
      ])
    expect((await answer('bruna84', offered?.contractId, false)).body.errorCode).toBe('contract.closed')
    expect((await contracts('bruna84', 'DAILY')).active?.history.map(({ what }) => what)).toEqual([
      'OFFERED',
      'ACCEPTED',
    ])
    expect(
      selectAll(team.sandbox.db, `SELECT 1 FROM contract_event WHERE contract = :id AND what = 'ACCEPTED'`, {
        id: offered?.contractId ?? 0,
      }),
    ).toHaveLength(1)
  })

  test('refuses to accept a contract offer that was refused, withdrawn or left unanswered for a week', async () => {
    for (const [kind, end] of [
      ['DAILY', async (id: number) => void (await answer('bruna84', id, false))],
      ['DIVIDEND', async (id: number) => void (await team.value('agent', 'endContract', { body: { contractId: id } }))],
    ] as const) {
      const id = (await contracts('bruna84', kind)).offer?.contractId ?? 0
      await end(id)
      await end(id)
      expect((await answer('bruna84', id, true)).body.errorCode).toBe('contract.closed')
      expect((await contracts('bruna84', kind)).past[0]?.history).toHaveLength(2)
    }
    const id = (await contracts('bruna84', 'HOURLY')).offer?.contractId
    advance(7 * DAY_MS)
    const token = await team.sandbox.token('bruna84')
    expect(
      (await team.sandbox.call('answerContract', { token, body: { contractId: id, accept: true } })).body.errorCode,
    ).toBe('contract.closed')
    expect((await team.sandbox.call('agentContracts', { token, query: { kind: 'HOURLY' } })).body.value).toMatchObject({
      past: [{ status: 'EXPIRED' }],
    })
  })

  test('refuses a contract offer with higher rates than the offering agent’s own contract', async () => {
    const tier = (fromMinor: number, activeMembers: number, rateBasisPoints: number) => ({
      tiers: [{ fromMinor, activeMembers, rateBasisPoints }],
    })
    // The agent's own contract pays 60 ten-thousandths if at least three members together stake 500.00. It pays 80 if
    // at least six members together stake 2,000.00.
    for (const more of [
      tier(50_000, 3, 61),
      tier(49_999, 3, 1),
      tier(50_000, 2, 1),
      tier(200_000, 5, 61),
      tier(200_000, 6, 81),
      { kind: 'DIVIDEND', period: 'WEEK', ...tier(1, 2, 1) },
    ]) {
      expect([more, (await offer(more)).body.errorCode]).toEqual([more, 'contract.terms'])
    }
    for (const odd of [
      { period: 'WEEK' },
      { kind: 'HOURLY', period: 'HOUR', ...tier(20_000, 1, 1) },
      { tiers: [...tier(50_000, 3, 20).tiers, ...tier(50_000, 3, 30).tiers] },
      { tiers: [...tier(50_000, 3, 30).tiers, ...tier(60_000, 3, 20).tiers] },
    ]) {
      expect([odd, (await offer(odd)).body.errorCode]).toEqual([odd, 'contract.terms'])
    }
    expect((await offer(tier(200_000, 6, 80))).body.success).toBe(true)
    expect((await offer({})).body.errorCode).toBe('contract.pending')
    // Thiago has no contract yet, so he cannot offer a contract.
    const below = { memberId: team.id('igor90'), kind: 'DAILY', period: 'DAY', ...tier(200_000, 6, 1) }
    expect((await team.ask('thiago77', 'offerContract', { body: below })).body.errorCode).toBe('contract.terms')
    await accept('thiago77', 'DAILY')
    expect((await team.ask('thiago77', 'offerContract', { body: below })).body.success).toBe(true)
  })

  test('creates one contract offer when parallel calls have the same idempotency key', async () => {
    const each = await Promise.all(Array.from({ length: 6 }, () => offer({}, 'one-key-of-an-offer')))
    expect(
      new Set(each.map(({ body }) => (body.value as unknown as { contract: Contract }).contract.contractId)).size,
    ).toBe(1)
    expect(
      (
        await offer(
          { period: 'DAY', kind: 'DAILY', tiers: [{ fromMinor: 60_000, activeMembers: 3, rateBasisPoints: 50 }] },
          'one-key-of-an-offer',
        )
      ).body.errorCode,
    ).toBe('request.key.reused')
  })
})

describe('contract payment', () => {
  test(
    'pays a daily salary one time at the rate of the contract tier that the stakes of the day have reached',
    { tags: ['AGEN-003'] },
    async () => {
      await accept('bruna84', 'DAILY')
      lose()
      advance(DAY_MS)
      lose()
      expect((await contracts('bruna84', 'DAILY')).running).toMatchObject({
        volumeMinor: 60_099,
        activeMembers: 3,
        rateBasisPoints: 40,
        amountMinor: 240,
      })
      const before = [money('agent'), money('bruna84')]
      advance(DAY_MS)
      const token = await team.sandbox.token('bruna84')
      for (const time of [1, 2]) {
        const paid = (await team.sandbox.call('contractPayments', { token, query: { kind: 'DAILY' } })).body.value
        // Stakes on the day of the acceptance do not count.
        expect([time, paid]).toMatchObject([
          time,
          {
            content: [{ amountMinor: 240, volumeMinor: 60_099, status: 'PAID', from: '2026-11-21T03:00:00.000Z' }],
            sumPaidMinor: 240,
          },
        ])
      }
      expect(money('bruna84')).toBe((before[1] ?? 0) + 240)
      const own = selectAll<{ amount: number }>(
        team.sandbox.db,
        `SELECT amount FROM ledger WHERE member = :agent AND kind = 'salary' AND amount < 0`,
        { agent: team.id('agent') },
      )
      expect(own).toEqual([{ amount: -240 }])
      expect(findLedgerFaults(team.sandbox.db)).toEqual([])
    },
  )

  test(
    'applies the rate of the highest reached contract tier to all stakes of the team',
    { tags: ['AGEN-003'] },
    async () => {
      // The demo agent's own contract starts the next day. It pays 60 ten-thousandths if at least three members
      // together stake 500.00. It pays 80 if at least six members together stake 2,000.00.
      advance(DAY_MS)
      const five = ['jade19', 'renato23', 'nicole58', 'caua09', 'otavio18']
      lose(five, 50_000)
      const running = async () => (await contracts('agent', 'DAILY')).running
      expect(await running()).toMatchObject({
        volumeMinor: 250_000,
        activeMembers: 5,
        rateBasisPoints: 60,
        amountMinor: 1_500,
      })
      lose(['yasmin52'], 10_000)
      expect(await running()).toMatchObject({
        volumeMinor: 260_000,
        activeMembers: 6,
        rateBasisPoints: 80,
        amountMinor: 2_080,
      })
    },
  )

  test('pays an hourly salary only for hours in which the team has staked', async () => {
    await accept('bruna84', 'HOURLY')
    advance(HOUR_MS)
    lose()
    advance(3 * HOUR_MS)
    lose()
    advance(HOUR_MS)
    const { content } = await payments('bruna84', 'HOURLY')
    expect(content.map(({ from, amountMinor }) => [from, amountMinor])).toEqual([
      [new Date(BRASILIA_NOON_MS + 4 * HOUR_MS).toISOString(), 60],
      [new Date(BRASILIA_NOON_MS + HOUR_MS).toISOString(), 60],
    ])
    expect(findLedgerFaults(team.sandbox.db)).toEqual([])
  })

  test(
    'pays a dividend on the team’s losses, and pays nothing when the team has won',
    { tags: ['AGEN-004'] },
    async () => {
      // The merchant's contract with the demo agent starts the next day. This contract pays 15 % of the team's losses
      // in half a month, if at least three members have bet.
      advance(DAY_MS)
      lose()
      const info = await team.value<{ shown: boolean; running: object; sumPaidMinor: number }>('agent', 'dividendInfo')
      expect(info).toMatchObject({
        shown: true,
        running: { volumeMinor: 60_099, activeMembers: 3, rateBasisPoints: 1_500, amountMinor: 9_014 },
        sumPaidMinor: 0,
      })
      advance(11 * DAY_MS)
      const token = await team.sandbox.token('agent')
      expect((await team.sandbox.call('dividendInfo', { token })).body.value).toMatchObject({ sumPaidMinor: 9_014 })
      const winner = { tenant: 'north', member: team.id('jade19') }
      for (const at of [1, 2, 3])
        postLedgerEntry(team.sandbox.db, {
          ...winner,
          kind: 'opening',
          ref: 'demo',
          amountMinor: 1_000,
          key: `win ${at}`,
          at: team.sandbox.clock.now(),
        })
      insertPastGameRound(team.sandbox.db, {
        ...winner,
        game: 10_001,
        stake: 1_000,
        payout: 90_000,
        at: team.sandbox.clock.now(),
      })
      expect((await team.sandbox.call('dividendInfo', { token })).body.value).toMatchObject({
        running: { volumeMinor: -89_000, amountMinor: 0 },
      })
      advance(20 * DAY_MS)
      const later = await team.sandbox.token('agent')
      expect((await team.sandbox.call('dividendInfo', { token: later })).body.value).toMatchObject({
        sumPaidMinor: 9_014,
      })
      expect(findLedgerFaults(team.sandbox.db)).toEqual([])
    },
  )

  test('records a contract payment as owed while the payer’s balance is too low, and pays it later', async () => {
    await accept('bruna84', 'DAILY')
    advance(DAY_MS)
    lose()
    const agent = { tenant: 'north', member: team.id('agent') }
    const now = team.sandbox.clock.now()
    postLedgerEntry(team.sandbox.db, {
      ...agent,
      kind: 'opening',
      ref: 'demo',
      amountMinor: -money('agent'),
      key: 'all of it',
      at: now,
    })
    // Stop the merchant's payment to the agent. With this money, the agent could pay the downline.
    runSql(team.sandbox.db, `UPDATE contract SET due_at = NULL WHERE payer IS NULL AND tenant = 'north'`)
    advance(DAY_MS)
    const token = await team.sandbox.token('bruna84')
    const paid = async () =>
      (await team.sandbox.call('contractPayments', { token, query: { kind: 'DAILY' } })).body.value
    expect(await paid()).toMatchObject({
      content: [{ status: 'OWED', amountMinor: 240 }],
      sumPaidMinor: 0,
      sumOwedMinor: 240,
    })
    expect(findLedgerFaults(team.sandbox.db)).toEqual([])
    postLedgerEntry(team.sandbox.db, {
      ...agent,
      kind: 'opening',
      ref: 'demo',
      amountMinor: 240,
      key: 'enough',
      at: now,
    })
    expect(await paid()).toMatchObject({ content: [{ status: 'PAID' }], sumPaidMinor: 240, sumOwedMinor: 0 })
    expect(money('agent')).toBe(0)
    expect(findLedgerFaults(team.sandbox.db)).toEqual([])
  })

  test('starts a new contract without a gap when the last period of the replaced contract ends', async () => {
    await accept('bruna84', 'DAILY')
    advance(DAY_MS)
    lose()
    const token = await team.sandbox.token('agent')
    const more = {
      memberId: team.id('bruna84'),
      kind: 'DAILY',
      period: 'DAY',
      tiers: [{ fromMinor: 50_000, activeMembers: 3, rateBasisPoints: 60 }],
    }
    await team.sandbox.call('offerContract', { token, body: more, headers: { 'Idempotency-Key': 'a-better-one-0001' } })
    const bruna = await team.sandbox.token('bruna84')
    const own = async () =>
      (await team.sandbox.call('agentContracts', { token: bruna, query: { kind: 'DAILY' } })).body
        .value as unknown as Contracts
    const { offer: better } = await own()
    await team.sandbox.call('answerContract', { token: bruna, body: { contractId: better?.contractId, accept: true } })
    expect(await own()).toMatchObject({
      active: { startsAt: '2026-11-22T03:00:00.000Z' },
      past: [{ status: 'ENDED', endsAt: '2026-11-22T03:00:00.000Z', history: [{}, {}, { what: 'REPLACED' }] }],
    })
    advance(DAY_MS)
    lose()
    advance(DAY_MS)
    const later = await team.sandbox.token('bruna84')
    const { content } = (await team.sandbox.call('contractPayments', { token: later, query: { kind: 'DAILY' } })).body
      .value as unknown as { content: { amountMinor: number }[] }
    expect(content.map(({ amountMinor }) => amountMinor)).toEqual([360, 240])
    expect(findLedgerFaults(team.sandbox.db)).toEqual([])
  })

  test.each([
    ['a salary that is not marked as paid', `UPDATE contract_payment SET paid_at = NULL`],
    ['a salary with a wrong amount', `UPDATE contract_payment SET amount = amount + 1`],
    ['a missing salary', `DELETE FROM contract_payment`],
  ])('control: detects %s when findLedgerFaults checks the ledger', async (_, damage) => {
    await accept('bruna84', 'DAILY')
    advance(DAY_MS)
    lose()
    advance(DAY_MS)
    await team.sandbox.token('bruna84')
    await team.sandbox.call('balance', { token: await team.sandbox.token('agent') })
    expect(findLedgerFaults(team.sandbox.db)).toEqual([])
    expect(runSql(team.sandbox.db, damage).changes).toBeGreaterThan(0)
    expect(findLedgerFaults(team.sandbox.db)).not.toEqual([])
  })
})

test.each([
  ['HOUR', '2026-11-20T15:30:00Z', '2026-11-20T16:00:00.000Z'],
  ['DAY', '2026-11-21T02:59:59Z', '2026-11-21T03:00:00.000Z'],
  // The times of the next three rows are on a Friday, a Sunday and a Monday in Brasília.
  ['WEEK', '2026-11-20T15:00:00Z', '2026-11-23T03:00:00.000Z'],
  ['WEEK', '2026-11-23T02:59:59Z', '2026-11-23T03:00:00.000Z'],
  ['WEEK', '2026-11-23T03:00:00Z', '2026-11-30T03:00:00.000Z'],
  ['HALF_MONTH', '2026-11-15T12:00:00Z', '2026-11-16T03:00:00.000Z'],
  ['HALF_MONTH', '2026-11-16T03:00:00Z', '2026-12-01T03:00:00.000Z'],
  ['MONTH', '2026-12-31T12:00:00Z', '2027-01-01T03:00:00.000Z'],
  ['MONTH', '2028-02-10T12:00:00Z', '2028-03-01T03:00:00.000Z'],
] as const)('ends the contract period %s that contains the time %s at %s', (period, at, end) => {
  expect(new Date(getContractPeriodEnd(period, Date.parse(at))).toISOString()).toBe(end)
})

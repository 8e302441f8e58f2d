import { beforeEach, describe, expect, test } from 'vitest'
import { selectOne } from '../db/sql.ts'
import { findGame } from '../domain/catalogue.ts'
import { openGameSession, playGameRound } from '../domain/rounds.ts'
import { postLedgerEntry } from '../domain/wallet.ts'
import { demoPaymentPassword } from '../seed/demoPeople.ts'
import { findLedgerFaults } from '../testing/findLedgerFaults.ts'
import { betOnBig, extractOrderDetail, BRASILIA_NOON_MS } from '../testing/createBettingSandbox.ts'
import { getDemoPersonId } from '../testing/createTestDb.ts'
import { createMarketSandbox, type MarketSandbox } from '../testing/createMarketSandbox.ts'

interface Limit {
  readonly kind: string
  readonly period: string
  readonly amount?: number
  readonly used: number
  readonly left?: number
  readonly resetsAt: string
  readonly pending?: { readonly amount?: number; readonly countsFrom: string }
}
interface State {
  readonly market: string
  readonly limits: readonly Limit[]
  readonly break?: { readonly kind: string; readonly until: string }
  readonly history: readonly { readonly what: string; readonly amount?: number }[]
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
let { sandbox, ask, refused } = {} as MarketSandbox
beforeEach(async () => {
  ;({ sandbox, ask, refused } = await createMarketSandbox())
})

const state = async (): Promise<State> => (await ask('responsibleState')).body.value as unknown as State
const limit = async (kind: string, period: string): Promise<Limit | undefined> =>
  (await state()).limits.find((each) => each.kind === kind && each.period === period)
const set = (kind: string, period: string, amount?: number, key?: string) =>
  ask('setOwnLimit', { kind, period, ...(amount !== undefined && { amount }) }, key === undefined ? {} : { key })
const deposit = (amountMinor: number) => ask('createDeposit', { method: 'PIX', amountMinor })
const pause = (length = 24) => refused('takeBreak', { kind: 'PAUSE', length })
const exclude = (length = 6) => refused('takeBreak', { kind: 'EXCLUSION', length })
const bet = (stakeMinor: number) => ({
  code: 'lua-1',
  numero: '20261120-0721',
  prizeMode: 'LOTT',
  bets: [{ ...betOnBig, stakeMinor }],
})
const lottery = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  lottoPrizeMode: 'LOTT',
  lottoGameCode: 'lua-1',
  lottoView: 'betting',
  device: 'MOBILE',
  backUrl: '/m/lottery',
  language: 'PT',
}

/**
 * Launches a game as the member ana. @returns a function that plays a round, and a function that books a loss of ana
 */
function openTable() {
  const member = getDemoPersonId(sandbox.db, 'north', 'ana')
  let rounds = 0
  const spin = (stakeMinor: number): string => {
    const now = sandbox.clock.now()
    try {
      const sessionId = openGameSession(sandbox.db, {
        tenant: 'north',
        member,
        game: 10_001,
        returnUrl: '',
        language: 'PT',
        key: `a-launch-at-${now}`,
        now,
      })
      playGameRound(sandbox.db, { sessionId, stakeMinor, key: `round-${rounds++}`, now })
      return 'played'
    } catch (error) {
      return (error as Error).message
    }
  }
  /** Books a loss in the ledger without playing a round. */
  const lose = (amountMinor: number) => {
    const key = `lost-${rounds++}`
    postLedgerEntry(sandbox.db, {
      tenant: 'north',
      member,
      kind: 'room',
      ref: key,
      amountMinor: -amountMinor,
      key,
      at: sandbox.clock.now(),
    })
  }
  return { spin, lose }
}

describe('limit', () => {
  test('applies a member’s own limit immediately when it is the first limit or lower than the current one', async () => {
    expect((await state()).limits).toHaveLength(9)
    await set('DEPOSIT', 'DAY', 50_000)
    expect(await limit('DEPOSIT', 'DAY')).toMatchObject({
      amount: 50_000,
      used: 0,
      left: 50_000,
      resetsAt: '2026-11-21T03:00:00.000Z',
    })
    await set('DEPOSIT', 'DAY', 20_000)
    expect(await limit('DEPOSIT', 'DAY')).toMatchObject({ amount: 20_000, left: 20_000 })
  })

  test('raises a member’s own limit exactly 24 hours after the first request, even if the request is repeated', async () => {
    await set('DEPOSIT', 'DAY', 10_000)
    await set('DEPOSIT', 'DAY', 30_000)
    sandbox.clock.advance(DAY_MS - 1)
    await set('DEPOSIT', 'DAY', 30_000)
    expect(await limit('DEPOSIT', 'DAY')).toMatchObject({
      amount: 10_000,
      pending: { amount: 30_000, countsFrom: new Date(BRASILIA_NOON_MS + DAY_MS).toISOString() },
    })
    expect((await deposit(20_000)).body.errorCode).toBe('responsible.deposit.limit')
    sandbox.clock.advance(1)
    const raised = await limit('DEPOSIT', 'DAY')
    expect([raised?.amount, raised?.pending]).toEqual([30_000, undefined])
    expect((await deposit(20_000)).body.success).toBe(true)
  })

  test('removes a member’s own limit after 24 hours, but not when the limit is lowered before that', async () => {
    await set('LOSS', 'WEEK', 10_000)
    await set('LOSS', 'WEEK')
    const going = await limit('LOSS', 'WEEK')
    expect([going?.amount, going?.pending]).toEqual([
      10_000,
      { countsFrom: new Date(BRASILIA_NOON_MS + DAY_MS).toISOString() },
    ])
    await set('LOSS', 'WEEK', 5_000)
    sandbox.clock.advance(2 * DAY_MS)
    expect((await limit('LOSS', 'WEEK'))?.amount).toBe(5_000)
    await set('LOSS', 'WEEK')
    sandbox.clock.advance(DAY_MS)
    expect((await limit('LOSS', 'WEEK'))?.amount).toBeUndefined()
  })

  test('keeps a member’s own limit unchanged when the member cancels the raise of the limit', async () => {
    await set('TIME', 'DAY', 60)
    await set('TIME', 'DAY', 120)
    expect(await refused('cancelLimitRaise', { kind: 'TIME', period: 'DAY' })).toBeUndefined()
    expect(await refused('cancelLimitRaise', { kind: 'TIME', period: 'DAY' })).toBeUndefined()
    sandbox.clock.advance(2 * DAY_MS)
    expect((await limit('TIME', 'DAY'))?.amount).toBe(60)
    expect((await state()).history.map(({ what, amount }) => `${what} ${amount}`)).toEqual([
      'KEEP 60',
      'RAISE 120',
      'SET 60',
    ])
  })

  test('sets a member’s own limit one time for each idempotency key, and refuses the key for another limit', async () => {
    const key = 'the-key-of-one-limit'
    await set('DEPOSIT', 'DAY', 10_000, key)
    await set('DEPOSIT', 'DAY', 5_000)
    expect((await set('DEPOSIT', 'DAY', 10_000, key)).body.value).toMatchObject({
      limits: expect.arrayContaining([expect.objectContaining({ amount: 5_000 })]),
    })
    expect(await limit('DEPOSIT', 'DAY')).toMatchObject({ amount: 5_000 })
    expect((await set('DEPOSIT', 'DAY', 7_000, key)).status).toBe(400)
  })

  test.each<[string, string, string, number | undefined]>([
    ['below the minimum', 'DEPOSIT', 'DAY', 999],
    ['above the maximum', 'LOSS', 'MONTH', 100_000_001],
    ['of more minutes than a day has', 'TIME', 'DAY', 1441],
  ])('refuses a member’s own limit %s', async (_, kind, period, amount) => {
    expect((await set(kind, period, amount)).body).toMatchObject({
      errorCode: 'responsible.limit.invalid',
      data: { field: 'amount' },
    })
  })

  test('refuses own limits that the merchant’s market does not offer, and all limits without a market', async () => {
    const kite = await createMarketSandbox('UK')
    expect(await kite.refused('setOwnLimit', { kind: 'TIME', period: 'MONTH', amount: 60 })).toBe(
      'responsible.limit.invalid',
    )
    expect(await kite.refused('setOwnLimit', { kind: 'TIME', period: 'WEEK', amount: 60 })).toBeUndefined()
    const free = await createMarketSandbox('none')
    expect((await free.ask('responsibleState')).body.value).toMatchObject({ market: 'none', limits: [] })
    expect(await free.refused('setOwnLimit', { kind: 'DEPOSIT', period: 'DAY', amount: 10_000 })).toBe(
      'responsible.limit.invalid',
    )
    expect(await free.refused('takeBreak', { kind: 'PAUSE', length: 24 })).toBe('responsible.length.invalid')
  })

  test('applies an own limit only to the member who set it, and refuses to set limits for trial accounts', async () => {
    await set('DEPOSIT', 'DAY', 2_000)
    const other = await sandbox.token('vip')
    expect(
      (
        await sandbox.call('createDeposit', {
          token: other,
          body: { method: 'PIX', amountMinor: 10_000 },
          headers: { 'Idempotency-Key': 'the-deposit-of-another' },
        })
      ).body.success,
    ).toBe(true)
    expect(
      await (
        await createMarketSandbox('BR', 'trial')
      ).refused('setOwnLimit', { kind: 'DEPOSIT', period: 'DAY', amount: 10_000 }),
    ).toBe('account.forbidden')
  })
})

describe('deposits with a limit', () => {
  test('refuses deposits above the member’s own limit, but ignores cancelled deposits', async () => {
    await set('DEPOSIT', 'DAY', 15_000)
    await sandbox.dev('/money', { payments: { outcome: 'NONE' } })
    const first = (await deposit(10_000)).body.value as unknown as { deposit: { depositId: string } }
    expect((await deposit(5_001)).body).toMatchObject({
      errorCode: 'responsible.deposit.limit',
      data: { field: 'amountMinor', left: 5_000 },
    })
    expect((await deposit(5_000)).body.success).toBe(true)
    expect(await limit('DEPOSIT', 'DAY')).toMatchObject({ used: 15_000, left: 0 })
    await ask('cancelDeposit', first.deposit)
    await ask('cancelDeposit', { depositId: first.deposit.depositId })
    expect(await limit('DEPOSIT', 'DAY')).toMatchObject({ used: 5_000, left: 10_000 })
  })

  test('counts deposits for the limits of a day, week and month in the merchant’s time zone', async () => {
    await set('DEPOSIT', 'DAY', 10_000)
    await set('DEPOSIT', 'WEEK', 15_000)
    await set('DEPOSIT', 'MONTH', 22_000)
    expect((await deposit(10_000)).body.success).toBe(true)
    // Set the clock to one millisecond before the end of Friday in the merchant's time zone, then to midnight.
    sandbox.clock.set(Date.UTC(2026, 10, 21, 3) - 1)
    expect((await deposit(2_000)).body.data?.left).toBe(0)
    sandbox.clock.advance(1)
    expect((await deposit(5_001)).body.data?.left).toBe(5_000)
    expect((await deposit(5_000)).body.success).toBe(true)
    sandbox.clock.set(Date.UTC(2026, 10, 23, 3) - 1)
    expect((await deposit(2_000)).body.data?.left).toBe(0)
    sandbox.clock.advance(1)
    expect((await deposit(7_001)).body.data?.left).toBe(7_000)
    expect((await deposit(7_000)).body.success).toBe(true)
    sandbox.clock.set(Date.UTC(2026, 11, 1, 3))
    expect((await deposit(8_000)).body.success).toBe(true)
  })
})

describe('play with a limit', () => {
  test('refuses rounds, orders and launches when the member’s loss limit is used up, until the member wins', async () => {
    const { spin, lose } = openTable()
    await set('LOSS', 'DAY', 5_000)
    lose(4_000)
    expect([spin(1_001), (await ask('placeLotteryOrder', bet(1_001))).body]).toMatchObject([
      'responsible.loss.limit',
      { errorCode: 'responsible.loss.limit', data: { left: 1_000 } },
    ])
    expect(await refused('placeLotteryOrder', bet(1_000))).toBeUndefined()
    expect([spin(100), await refused('launchLottery', lottery)]).toEqual([
      'responsible.loss.limit',
      'responsible.loss.limit',
    ])
    const member = getDemoPersonId(sandbox.db, 'north', 'ana')
    postLedgerEntry(sandbox.db, {
      tenant: 'north',
      member,
      kind: 'payout',
      ref: 'won',
      amountMinor: 2_000,
      at: sandbox.clock.now(),
    })
    expect(spin(2_000)).toBe('played')
  })

  test('refuses play when the member’s time limit is used up', async () => {
    const { spin } = openTable()
    await set('TIME', 'DAY', 15)
    expect(spin(100)).toBe('played')
    // Only five minutes of an hour without stakes count as play.
    sandbox.clock.advance(HOUR_MS)
    expect(spin(100)).toBe('played')
    expect(await limit('TIME', 'DAY')).toMatchObject({ used: 5, left: 10 })
    for (let minutes = 0; minutes < 9; minutes += 3) {
      sandbox.clock.advance(180_000)
      expect(spin(100)).toBe('played')
    }
    sandbox.clock.advance(60_000 - 1)
    expect(spin(100)).toBe('played')
    sandbox.clock.advance(1)
    expect(await limit('TIME', 'DAY')).toMatchObject({ used: 15, left: 0 })
    expect([spin(100), await refused('launchLottery', lottery)]).toEqual([
      'responsible.time.limit',
      'responsible.time.limit',
    ])
    sandbox.clock.set(Date.UTC(2026, 10, 21, 3))
    expect(spin(100)).toBe('played')
  })

  test('control: accepts stakes and deposits when the member has set no limits', async () => {
    const { spin, lose } = openTable()
    lose(90_000)
    sandbox.clock.advance(5 * HOUR_MS)
    expect([spin(1_000), (await deposit(100_000)).body.success]).toEqual(['played', true])
  })
})

describe('pause', () => {
  const launchOf = () => {
    const game = findGame(
      sandbox.db,
      'north',
      selectOne<{ id: number }>(
        sandbox.db,
        'SELECT node_id AS id FROM game WHERE support_play = 1 ORDER BY node_id LIMIT 1',
      )?.id ?? 0,
    )
    return {
      vendor: game?.vassalage ?? '',
      gameId: game?.roomId ?? '',
      nodeId: game?.nodeId ?? 0,
      category: game?.gameType ?? '',
    }
  }

  test('refuses deposits, play and promotions during a pause, but accepts a withdrawal', async () => {
    const { spin } = openTable()
    const query = launchOf()
    expect(await refused('launchGame', undefined, { query })).toBeUndefined()
    expect(await pause()).toBeUndefined()
    const codes = [
      await refused('createDeposit', { method: 'PIX', amountMinor: 10_000 }),
      await refused('launchGame', undefined, { query }),
      await refused('launchLottery', lottery),
      spin(100),
      await refused('placeLotteryOrder', bet(100)),
      await refused('joinActivity', { activityId: 1 }),
    ]
    expect(codes).toEqual(codes.map(() => 'responsible.paused'))
    expect((await ask('memberInfo')).body.value).toMatchObject({ playBreak: 'PAUSE' })
    expect((await sandbox.login('ana')).body.success).toBe(true)
    expect((await ask('balance')).body.success).toBe(true)
    const { accounts } = (await ask('payoutAccounts')).body.value as unknown as { accounts: { accountId: number }[] }
    expect(
      await refused('withdraw', {
        accountId: accounts[0]?.accountId,
        amountMinor: 10_000,
        paymentPassword: demoPaymentPassword,
      }),
    ).toBeUndefined()
  })

  test('ends a member’s pause exactly after the chosen number of hours', async () => {
    await pause()
    sandbox.clock.set(BRASILIA_NOON_MS + DAY_MS - 1)
    const token = await sandbox.token('ana')
    const again = () =>
      sandbox.call('createDeposit', {
        token,
        body: { method: 'PIX', amountMinor: 10_000 },
        headers: { 'Idempotency-Key': `deposit-at-${sandbox.clock.now()}` },
      })
    expect((await again()).body.errorCode).toBe('responsible.paused')
    sandbox.clock.advance(1)
    expect((await again()).body.success).toBe(true)
  })

  test('keeps a running pause when the member sets a shorter pause, but lets an exclusion replace it', async () => {
    await pause(720)
    await pause(24)
    expect((await state()).break).toMatchObject({
      kind: 'PAUSE',
      until: new Date(BRASILIA_NOON_MS + 30 * DAY_MS).toISOString(),
    })
    expect([await pause(25), await exclude(7)]).toEqual(['responsible.length.invalid', 'responsible.length.invalid'])
    expect(await exclude(6)).toBeUndefined()
    expect((await state()).break).toMatchObject({ kind: 'EXCLUSION', until: '2027-05-20T15:00:00.000Z' })
    expect(await pause()).toBe('responsible.excluded')
  })
})

describe('exclusion', () => {
  test('hides promotions and allows withdrawals of unstaked money while a member is excluded', async () => {
    await sandbox.dev('/money', { payments: { outcome: 'SETTLED', seconds: 0 } })
    await deposit(50_000)
    const rules = async () => (await ask('withdrawalRules')).body.value
    expect(await rules()).toMatchObject({ turnoverMinor: 50_000, withdrawableMinor: 125_000 })
    const promotions = async () =>
      (await ask('activityList', undefined, { query: { token: await sandbox.token('ana') } })).body
        .value as unknown as object[]
    expect((await promotions()).length).toBeGreaterThan(0)
    await exclude(60)
    expect((await state()).break).toMatchObject({ kind: 'EXCLUSION', until: '2031-11-20T15:00:00.000Z' })
    expect(await rules()).toMatchObject({ turnoverMinor: 0, withdrawableMinor: 175_000 })
    expect((await ask('memberInfo')).body.value).toMatchObject({ playBreak: 'EXCLUSION' })
    expect(await promotions()).toEqual([])
    expect((await deposit(10_000)).body.errorCode).toBe('responsible.excluded')
    expect(findLedgerFaults(sandbox.db)).toEqual([])
  })
})

test('returns the stakes and winnings since the sign-in, without cancelled bets', async () => {
  const token = await sandbox.token('ana')
  const played = async () => (await sandbox.call('playedSession', { token })).body.value
  expect(await played()).toEqual({
    startedAt: new Date(BRASILIA_NOON_MS).toISOString(),
    seconds: 0,
    stakedMinor: 0,
    wonMinor: 0,
    netMinor: 0,
  })
  const { order, subOrders } = extractOrderDetail(
    await ask('placeLotteryOrder', { ...bet(2_000), bets: [{ ...betOnBig, stakeMinor: 2000 }, betOnBig] }),
  )
  await ask('cancelLotteryOrder', { orderId: order.orderId, subOrderIds: [subOrders[1]?.subOrderId] })
  await sandbox.dev('/draw', { code: 'lua-1', result: '00000' })
  postLedgerEntry(sandbox.db, {
    tenant: 'north',
    member: getDemoPersonId(sandbox.db, 'north', 'ana'),
    kind: 'payout',
    ref: 'won',
    amountMinor: 500,
    at: BRASILIA_NOON_MS + 1,
  })
  sandbox.clock.advance(90_500)
  expect(await played()).toMatchObject({ seconds: 90, stakedMinor: 2_000, wonMinor: 500, netMinor: -1_500 })
})

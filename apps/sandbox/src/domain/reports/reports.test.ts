import { DAY_MS } from '@lobby/platform/calendar'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { selectAll, selectOne, runSql, type Db } from '../../db/sql.ts'
import { findLedgerFaults } from '../../testing/findLedgerFaults.ts'
import { getDemoPersonId, createTestDb } from '../../testing/createTestDb.ts'
import { getDayIndex } from '../days.ts'
import { getLotteryByCode, getRunningLotteryDraw } from '../lotteryDraws.ts'
import { cancelLotteryBets, placeOrderOnDraw } from '../lotteryOrders.ts'
import { cancelDeposit, createDeposit } from '../money/deposits.ts'
import { createUplineTransfer } from '../money/transfers.ts'
import { listPayoutAccounts } from '../money/payoutAccounts.ts'
import { cancelWithdrawal, requestWithdrawal } from '../money/withdrawals.ts'
import { findMemberById } from '../members.ts'
import { payPlayerRebate } from '../promotions/playerRebates.ts'
import { payReward, giveReward, listRewards } from '../promotions/rewards.ts'
import { Refused } from '../refused.ts'
import { openGameSession, playGameRound } from '../rounds.ts'
import { settleEverythingDue } from '../settleEverythingDue.ts'
import { getWalletBalance } from '../wallet.ts'
import { listBetsForReport } from './bets.ts'
import { listLedgerEntries, listDeposits, listPlayerRebates, listWithdrawals } from './moneyReports.ts'
import { listProfitByDay, computeMemberProfit } from './profit.ts'

/** Noon in Brasília. */
const start = Date.UTC(2026, 10, 20, 15)

type Step =
  | {
      readonly what: 'deposit'
      readonly method: 'PIX' | 'BANK'
      readonly amount: number
      readonly outcome: 'SETTLED' | 'FAILED' | 'NONE'
      readonly cancel: boolean
    }
  | {
      readonly what: 'withdraw'
      readonly amount: number
      readonly outcome: 'PAID' | 'REFUSED'
      readonly cancel: boolean
    }
  | { readonly what: 'play'; readonly stake: number }
  | { readonly what: 'order'; readonly stake: number; readonly cancel: boolean }
  | { readonly what: 'transfer'; readonly amount: number }
  | { readonly what: 'reward'; readonly amount: number }
  | { readonly what: 'rebate' }
  | { readonly what: 'wait'; readonly ms: number }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('deposit' as const),
      method: fc.constantFrom('PIX' as const, 'BANK' as const),
      amount: fc.integer({ min: 10_000, max: 90_000 }),
      outcome: fc.constantFrom('SETTLED' as const, 'SETTLED' as const, 'FAILED' as const, 'NONE' as const),
      cancel: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('withdraw' as const),
      amount: fc.integer({ min: 2_000, max: 30_000 }),
      outcome: fc.constantFrom('PAID' as const, 'REFUSED' as const),
      cancel: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant('play' as const), stake: fc.integer({ min: 100, max: 20_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('order' as const),
      stake: fc.integer({ min: 50, max: 5_000 }),
      cancel: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('transfer' as const), amount: fc.integer({ min: 1_000, max: 20_000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('reward' as const), amount: fc.integer({ min: 1, max: 5_000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('rebate' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('wait' as const), ms: fc.integer({ min: 1_000, max: 20 * 3_600_000 }) }),
  },
)

/** Simulates the deposits, bets and withdrawals of a member with the functions in `domain`. */
class MemberHistory {
  readonly db: Db
  readonly owner: { readonly tenant: string; readonly member: number }
  now = start
  keys = 0
  readonly session: string

  constructor(db: Db) {
    this.db = db
    this.owner = { tenant: 'north', member: getDemoPersonId(db, 'north', 'ana') }
    this.session = openGameSession(db, {
      ...this.owner,
      game: 10_001,
      returnUrl: '',
      language: 'PT',
      key: 'a-life-of-one-member',
      now: start,
    })
    runSql(db, 'UPDATE game_session SET ends_at = :end WHERE id = :id', { end: start + 400 * DAY_MS, id: this.session })
  }

  live(step: Step): void {
    try {
      this.take(step)
    } catch (error) {
      // The sandbox may refuse a step of the history. The test then checks that the refused step has moved no money.
      if (!(error instanceof Refused)) throw error
    }
    settleEverythingDue(this.db, this.now)
  }

  private take(step: Step): void {
    const { db, owner, now } = this
    const ask = { ...owner, key: `key of a life ${this.keys++}`, now }
    if (step.what === 'wait') this.now += step.ms
    else if (step.what === 'deposit') {
      const { method, amount: amountMinor, outcome } = step
      const id = createDeposit(db, {
        ...ask,
        currency: 'BRL',
        method,
        amountMinor,
        payments: { outcome, seconds: 30 },
        returnUrl: '',
        language: 'PT',
      })
      if (step.cancel) cancelDeposit(db, owner, id, now)
    } else if (step.what === 'withdraw') {
      const accountId = listPayoutAccounts(db, owner)[0]?.id ?? 0
      const id = requestWithdrawal(db, {
        ...ask,
        vip: 'VIP 5',
        accountId,
        amountMinor: step.amount,
        payouts: { outcome: step.outcome, reason: 'holder', seconds: 120 },
      })
      if (step.cancel) cancelWithdrawal(db, owner, id, now)
    } else if (step.what === 'play')
      playGameRound(db, { sessionId: this.session, stakeMinor: step.stake, key: ask.key, now })
    else if (step.what === 'order') {
      const { numero } = getRunningLotteryDraw(db, getLotteryByCode('lua-1'), now)
      const id = placeOrderOnDraw(db, {
        ...ask,
        code: 'lua-1',
        numero,
        prizeMode: 'LOTT',
        bets: [{ playCode: 'SIZE', selection: 'BIG', stakeMinor: step.stake }],
      })
      if (step.cancel) cancelLotteryBets(db, owner, id, undefined, now)
    } else if (step.what === 'transfer') {
      const upline = findMemberById(db, 'north', getDemoPersonId(db, 'north', 'agent'))
      if (upline) createUplineTransfer(db, { ...ask, amountMinor: step.amount }, upline)
    } else if (step.what === 'rebate') payPlayerRebate(db, owner, 'VIP 5', ask.key, now)
    else {
      giveReward(db, {
        ...owner,
        kind: 'SPIN',
        source: ask.key,
        titles: { EN: 'a', PT: 'b' },
        amountMinor: step.amount,
        givenAt: now,
        expiresAt: now + DAY_MS,
      })
      payReward(db, owner, listRewards(db, owner, now)[0]?.id ?? 0, ask.key, now)
    }
  }
}

/** Reads all pages of a report with the cursor `after`. */
function pagesOf<Row>(
  read: (page: { pageNo: number; pageSize: number; after?: string }) => {
    readonly rows: readonly Row[]
    readonly next: string | undefined
  },
): Row[] {
  const rows: Row[] = []
  for (let after: string | undefined, pages = 0; pages < 1_000; pages++) {
    const page = read({ pageNo: 1, pageSize: 3, ...(after !== undefined && { after }) })
    rows.push(...page.rows)
    if (page.next === undefined) return rows
    after = page.next
  }
  throw new Error('The report has more than 1,000 pages.')
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/**
 * Compares the reports for a range of days with the ledger, and the totals of each report with the sums over all pages.
 * @returns a sentence for each difference
 */
function differences(
  db: Db,
  owner: MemberHistory['owner'],
  range: { readonly from: number | undefined; readonly to: number | undefined },
): string[] {
  const found: string[] = []
  const compare = (what: string, got: unknown, due: unknown): void => {
    if (JSON.stringify(got) !== JSON.stringify(due))
      found.push(`${what}: ${JSON.stringify(got)} instead of ${JSON.stringify(due)}`)
  }
  const first = { pageNo: 1, pageSize: 1 }
  const ledger = (...kinds: string[]): number =>
    selectOne<{ sum: number }>(
      db,
      `SELECT COALESCE(SUM(amount), 0) AS sum FROM ledger WHERE tenant = :tenant AND member = :member AND kind IN (SELECT value FROM json_each(:kinds))
       AND (:from IS NULL OR at >= :from) AND (:to IS NULL OR at < :to)`,
      { ...owner, kinds: JSON.stringify(kinds), from: range.from ?? null, to: range.to ?? null },
    )?.sum ?? NaN
  const whole = range.from === undefined

  const account = listLedgerEntries(db, owner, range, first)
  const everyEntry = pagesOf((page) => listLedgerEntries(db, owner, range, page))
  compare('account total', account.total, everyEntry.length)
  compare('account in', account.sumInMinor, sum(everyEntry.map(({ amount }) => Math.max(0, amount))))
  compare('account out', account.sumOutMinor, sum(everyEntry.map(({ amount }) => Math.max(0, -amount))))
  if (whole)
    compare(
      'account balance',
      account.sumInMinor - account.sumOutMinor,
      getWalletBalance(db, owner.tenant, owner.member),
    )

  const load = listDeposits(db, owner, range, first)
  const everyLoad = pagesOf((page) => listDeposits(db, owner, range, page))
  compare('load total', load.total, everyLoad.length)
  compare('load amount', load.sumAmountMinor, sum(everyLoad.map(({ amount }) => amount)))
  compare(
    'load credit',
    load.sumCreditMinor,
    sum(everyLoad.filter(({ status }) => status === 'SETTLED').map(({ amount, fee }) => amount - fee)),
  )
  if (whole) compare('load against the ledger', load.sumCreditMinor, ledger('deposit'))

  const out = listWithdrawals(db, owner, range, first)
  const everyOut = pagesOf((page) => listWithdrawals(db, owner, range, page))
  compare('withdrawal total', out.total, everyOut.length)
  compare(
    'withdrawal paid',
    out.sumPaidMinor + out.sumFeeMinor,
    sum(everyOut.filter(({ status }) => status === 'PAID').map(({ amount }) => amount)),
  )
  const held = sum(
    everyOut.filter(({ status }) => status === 'REVIEW' || status === 'PROCESSING').map(({ amount }) => amount),
  )
  if (whole)
    compare(
      'withdrawals against the ledger',
      out.sumPaidMinor + out.sumFeeMinor + held,
      -ledger('withdrawal', 'withdrawalReturn'),
    )

  const bets = listBetsForReport(db, owner, { ...range, category: undefined, status: undefined }, first)
  const everyBet = pagesOf((page) =>
    listBetsForReport(db, owner, { ...range, category: undefined, status: undefined }, page),
  )
  compare('bets total', bets.total, everyBet.length)
  compare('bets marks', new Set(everyBet.map(({ mark }) => mark)).size, everyBet.length)
  compare(
    'bets sums',
    [bets.sumStakeMinor, bets.sumPayoutMinor],
    [sum(everyBet.map(({ stake }) => stake)), sum(everyBet.map(({ payout }) => payout))],
  )
  if (whole)
    compare(
      'bets against the ledger',
      [bets.sumStakeMinor, bets.sumPayoutMinor],
      [-ledger('stake', 'order', 'refund'), ledger('payout', 'prize')],
    )

  const given = listPlayerRebates(db, owner, range, first)
  compare(
    'rebates',
    given.sumRebateMinor,
    sum(pagesOf((page) => listPlayerRebates(db, owner, range, page)).map(({ amount }) => amount)),
  )
  compare('rebates against the ledger', given.sumRebateMinor, ledger('rebate'))

  const profit = listProfitByDay(db, owner, range, first)
  const days = pagesOf((page) => listProfitByDay(db, owner, range, page))
  compare('profit days', profit.total, days.length)
  for (const name of ['stake', 'payout', 'room', 'rebate', 'bonus', 'deposit', 'withdrawal', 'transfer'] as const) {
    compare(`profit ${name}`, profit.totals[name], sum(days.map((each) => each[name])))
  }
  compare(
    'days with negative stakes or withdrawals',
    days.filter(({ stake, withdrawal }) => stake < 0 || withdrawal < 0),
    [],
  )
  const { deposit, withdrawal, transfer: moved } = profit.totals
  const everyMove = selectAll<{ kind: string; ref: string; amount: number; at: number }>(
    db,
    `SELECT * FROM ledger WHERE tenant = :tenant AND member = :member ORDER BY id`,
    { ...owner },
  )
  const countedAt = (move: (typeof everyMove)[number]): number =>
    move.kind === 'refund' || move.kind === 'withdrawalReturn'
      ? (everyMove.find(({ ref }) => ref === move.ref)?.at ?? NaN)
      : move.at
  const counted = everyMove.filter(
    (move) => whole || (countedAt(move) >= (range.from ?? NaN) && countedAt(move) < (range.to ?? NaN)),
  )
  compare(
    'profit against the ledger',
    computeMemberProfit(profit.totals) + deposit - withdrawal + moved + ledger('opening'),
    sum(counted.map(({ amount }) => amount)),
  )
  return found
}

describe('reports', () => {
  test(
    'returns reports that agree with the ledger for any history of a member and any range of days',
    { timeout: 120_000 },
    () => {
      fc.assert(
        fc.property(
          fc.array(anyStep, { minLength: 5, maxLength: 40 }),
          fc.integer({ min: 0, max: 6 }),
          fc.integer({ min: 1, max: 5 }),
          (steps, from, days) => {
            const life = new MemberHistory(createTestDb(':memory:', start))
            for (const each of steps) life.live(each)
            expect(findLedgerFaults(life.db)).toEqual([])
            const midnight = getDayIndex(start) * DAY_MS + 3 * 3_600_000
            expect(differences(life.db, life.owner, { from: undefined, to: undefined })).toEqual([])
            expect(
              differences(life.db, life.owner, {
                from: midnight + from * DAY_MS,
                to: midnight + (from + days) * DAY_MS,
              }),
            ).toEqual([])
            life.db.close()
          },
        ),
        { numRuns: 40 },
      )
    },
  )

  describe('refunds of an order and a withdrawal from the day before', () => {
    /**
     * Ten minutes before midnight in Brasília. The next draw of the daily lottery is tomorrow, so the order can still
     * be cancelled tomorrow.
     */
    const evening = start + 12 * 3_600_000 - 600_000
    const today = { from: start + 12 * 3_600_000, to: undefined }
    const refundAfterMidnight = (): MemberHistory => {
      const life = new MemberHistory(createTestDb(':memory:', start))
      const { db, owner } = life
      const ask = { ...owner, key: 'a key of the evening', now: evening }
      const { numero } = getRunningLotteryDraw(db, getLotteryByCode('quina-da-praia'), evening)
      const order = placeOrderOnDraw(db, {
        ...ask,
        code: 'quina-da-praia',
        numero,
        prizeMode: 'LOTT',
        bets: [{ playCode: 'SIZE', selection: 'BIG', stakeMinor: 5_000 }],
      })
      const accountId = listPayoutAccounts(db, owner)[0]?.id ?? 0
      const withdrawal = requestWithdrawal(db, {
        ...ask,
        vip: null,
        accountId,
        amountMinor: 2_000,
        payouts: { outcome: 'PAID', reason: '', seconds: 3_600 },
      })
      cancelLotteryBets(db, owner, order, undefined, today.from)
      cancelWithdrawal(db, owner, withdrawal, today.from)
      return life
    }

    test(
      'counts a refund in the profit report on the day of the refunded order or withdrawal',
      { tags: ['B47'] },
      () => {
        const { db, owner } = refundAfterMidnight()
        const { rows, totals } = listProfitByDay(db, owner, { from: start, to: undefined }, { pageNo: 1, pageSize: 9 })
        expect([rows.map(({ stake, withdrawal }) => [stake, withdrawal]), totals.stake, totals.withdrawal]).toEqual([
          [[0, 0]],
          0,
          0,
        ])
        expect(listProfitByDay(db, owner, today, { pageNo: 1, pageSize: 9 }).total).toBe(0)
        expect(differences(db, owner, today)).toEqual([])
      },
    )

    test('control: counts a refund in the account record on the day of the refund', { tags: ['B47-control'] }, () => {
      const { db, owner } = refundAfterMidnight()
      expect(listLedgerEntries(db, owner, today, { pageNo: 1, pageSize: 9 }).sumInMinor).toBe(7_000)
    })
  })

  test.each([
    [
      'an entry of an unknown kind',
      'INSERT INTO ledger (tenant, member, kind, ref, amount, balance_after, key, at) SELECT tenant, member, ' +
        `'strange', 'x', 7, balance_after + 7, 'x', at FROM ledger WHERE member = :member ORDER BY id DESC ` +
        'LIMIT 1',
    ],
    [
      'a settled deposit without a ledger entry',
      `UPDATE deposit SET status = 'SETTLED' WHERE member = :member AND status <> 'SETTLED'`,
    ],
    [
      'a paid withdrawal whose money was refunded',
      `UPDATE withdrawal SET status = 'PAID' WHERE member = :member AND status <> 'PAID'`,
    ],
    ['a bet with a wrong stake', `UPDATE bet SET stake = stake + 1 WHERE member = :member`],
    ['an order with a wrong payout', `UPDATE lottery_order SET payout = payout + 1 WHERE member = :member`],
    ['a rebate with a wrong amount', `UPDATE rebate SET amount = amount + 1 WHERE member = :member`],
  ])('control: detects %s in a comparison of the reports with the ledger', (_, damage) => {
    const life = new MemberHistory(createTestDb(':memory:', start))
    const steps: Step[] = [
      { what: 'deposit', method: 'PIX', amount: 20_000, outcome: 'FAILED', cancel: false },
      { what: 'withdraw', amount: 2_000, outcome: 'REFUSED', cancel: false },
      { what: 'play', stake: 20_000 },
      { what: 'order', stake: 5_000, cancel: false },
      { what: 'wait', ms: 3_600_000 },
      { what: 'rebate' },
    ]
    for (const each of steps) life.live(each)
    const everything = { from: undefined, to: undefined }
    expect(differences(life.db, life.owner, everything)).toEqual([])
    expect(
      selectAll(life.db, 'SELECT 1 FROM rebate WHERE member = :member', { member: life.owner.member }).length,
    ).toBeGreaterThan(0)
    expect(runSql(life.db, damage, { member: life.owner.member }).changes).toBeGreaterThan(0)
    expect(differences(life.db, life.owner, everything)).not.toEqual([])
  })
})

import { createHash } from 'node:crypto'
import { selectAll, findRow, insertRow, runInTransaction, updateRows, selectNumber, type Db } from '../db/sql.ts'
import { findLotteryCatalogueGame } from '../seed/games.ts'
import type { SeedLottery } from '../seed/lotteries.ts'
import {
  MAX_MEMBER_STAKE_PER_DRAW_MINOR,
  getLotteryPlayOdds,
  lotteryPlaysByDrawKind,
  MIN_LOTTERY_BET_STAKE_MINOR,
} from '../seed/plays.ts'
import { requireVendorAvailable } from './catalogue.ts'
import { getLotteryByCode, getRunningLotteryDraw } from './lotteryDraws.ts'
import type { RowOwner } from './rowOwner.ts'
import { Refused } from './refused.ts'
import { checkStakeAllowed } from './responsible/checkStakeAllowed.ts'
import { postLedgerEntry } from './wallet.ts'
import { toOwnerAndFilterSqlParams, selectPageByDescendingId, type PageRequest } from './pagination.ts'

export interface LotteryOrderBet {
  readonly playCode: string
  readonly selection: string
  readonly stakeMinor: number
}

export interface NewLotteryOrder extends RowOwner {
  readonly code: string
  /** The `numero` of the draw that the player saw. The order is refused if another draw is running now. */
  readonly numero: string
  readonly prizeMode: string
  /** The client that places the order: 1 is WEB, 3 is MOBILE; undefined if it is unknown. */
  readonly gateway?: number | undefined
  readonly bets: readonly LotteryOrderBet[]
  readonly key: string
  /** Vendors under maintenance; none if undefined. */
  readonly vendorsUnderMaintenance?: readonly string[]
  readonly now: number
}

export type LotteryOrderStatus = 'OPEN' | 'WON' | 'LOST' | 'CANCELLED'

export interface LotteryOrderRow {
  readonly id: number
  readonly code: string
  readonly draw: number
  readonly prize_mode: string
  readonly stake: number
  readonly payout: number
  readonly refund: number
  readonly status: LotteryOrderStatus
  readonly placed_at: number
  readonly draws_at: number
  readonly gateway: number | null
}

export interface LotteryBetRow {
  readonly id: number
  readonly play: string
  readonly selection: string
  readonly odds: number
  readonly stake: number
  readonly payout: number
  readonly status: LotteryOrderStatus
}

/** Returns the `ref` of all ledger entries of an order. */
export const getLotteryOrderLedgerRef = (id: number): string => `order:${id}`

/**
 * Places an order with several bets on the running draw of a lottery. If one bet is refused, no bet is placed. One
 * ledger entry charges all stakes. Repeating a call with the same idempotency key returns the same order and moves no
 * money, even after the draw has closed.
 * @returns the order's id
 * @throws Refused `lottery.unknown`, `lottery.draw.closed`, `lottery.bet.invalid`, `lottery.stake.invalid`,
 *   `lottery.limit.exceeded`, `wallet.balance.insufficient`, `request.key.reused`, `game.vendor.maintenance`, and like
 *   `checkStakeAllowed`
 */
export function placeOrderOnDraw(
  db: Db,
  { tenant, member, code, numero, prizeMode, gateway, bets, key, vendorsUnderMaintenance, now }: NewLotteryOrder,
): number {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([code, numero, prizeMode, bets]))
    .digest('hex')
  return runInTransaction(db, () => {
    const before = findRow<{ id: number; fingerprint: string }>(db, 'lottery_order', { tenant, member, key })
    if (before && before.fingerprint !== fingerprint) throw new Refused('request.key.reused')
    if (before) return before.id
    const lottery = getLotteryByCode(code)
    requireVendorAvailable(findLotteryCatalogueGame(code)?.vassalage, vendorsUnderMaintenance)
    const draw = getRunningLotteryDraw(db, lottery, now)
    if (draw.numero !== numero || !draw.isSale) throw new Refused('lottery.draw.closed')
    const priced = bets.map((bet) => ({ ...bet, odds: priceOf(lottery, bet) }))
    const stake = priced.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0)
    if (stakedOn(db, { tenant, member }, code, draw.index) + stake > MAX_MEMBER_STAKE_PER_DRAW_MINOR)
      throw new Refused('lottery.limit.exceeded')
    checkStakeAllowed(db, { tenant, member }, stake, now)
    const { id } = insertRow(db, 'lottery_order', {
      tenant,
      member,
      key,
      fingerprint,
      code,
      draw: draw.index,
      prize_mode: prizeMode,
      stake,
      status: 'OPEN',
      placed_at: now,
      draws_at: draw.endsAt,
      gateway: gateway ?? null,
    })
    for (const { playCode, selection, odds, stakeMinor } of priced) {
      insertRow(db, 'lottery_bet', {
        lottery_order: id,
        play: playCode,
        selection,
        odds,
        stake: stakeMinor,
        status: 'OPEN',
      })
    }
    postLedgerEntry(db, {
      tenant,
      member,
      kind: 'order',
      ref: getLotteryOrderLedgerRef(id),
      amountMinor: -stake,
      key: `${getLotteryOrderLedgerRef(id)}:stake`,
      at: now,
    })
    return id
  })
}

/**
 * Validates a bet and returns its odds in hundredths.
 * @throws Refused `lottery.bet.invalid`, `lottery.stake.invalid`
 */
function priceOf(lottery: SeedLottery, { playCode, selection, stakeMinor }: LotteryOrderBet): number {
  const play = lotteryPlaysByDrawKind[lottery.kind].find(({ code }) => code === playCode)
  const odds = play && getLotteryPlayOdds(play, selection)
  if (!play || odds === undefined) throw new Refused('lottery.bet.invalid', { field: 'selection' })
  const fits =
    Number.isSafeInteger(stakeMinor) && stakeMinor >= MIN_LOTTERY_BET_STAKE_MINOR && stakeMinor <= play.maxStake
  if (!fits) throw new Refused('lottery.stake.invalid', { field: 'stakeMinor' })
  return odds
}

/** Returns the sum of a member's stakes on a draw in minor units. Refunded stakes do not count. */
function stakedOn(db: Db, { tenant, member }: RowOwner, code: string, draw: number): number {
  return selectNumber(
    db,
    `SELECT SUM(stake - refund) FROM lottery_order
       WHERE tenant = :tenant AND member = :member AND code = :code AND draw = :draw`,
    { tenant, member, code, draw },
  )
}

/** Returns a member's order by its id. @throws Refused `lottery.order.unknown` */
export function getLotteryOrder(db: Db, { tenant, member }: RowOwner, id: number): LotteryOrderRow {
  const row = findRow<LotteryOrderRow>(db, 'lottery_order', { id, tenant, member })
  if (!row) throw new Refused('lottery.order.unknown')
  return row
}

/** Returns the bets of an order, the first placed first. */
export const listLotteryOrderBets = (db: Db, order: number): LotteryBetRow[] =>
  selectAll<LotteryBetRow>(db, 'SELECT * FROM lottery_bet WHERE lottery_order = :order ORDER BY id', { order })

/**
 * Cancels bets of an order while its draw is on sale, and refunds their stakes. Bets that are already cancelled are
 * ignored.
 * @param only - the ids of the bets to cancel; undefined for all open bets
 * @throws Refused `lottery.order.unknown`, `lottery.order.closed`
 */
export function cancelLotteryBets(
  db: Db,
  owner: RowOwner,
  id: number,
  only: readonly number[] | undefined,
  now: number,
): void {
  runInTransaction(db, () => {
    const order = getLotteryOrder(db, owner, id)
    const bets = listLotteryOrderBets(db, id)
    const selected = only ? bets.filter((bet) => only.includes(bet.id)) : bets
    if (only && selected.length !== new Set(only).size) throw new Refused('lottery.order.unknown')
    const open = selected.filter(({ status }) => status !== 'CANCELLED')
    if (open.length === 0) return
    if (!isLotteryOrderCancellable(db, order, now)) throw new Refused('lottery.order.closed')
    for (const bet of open) {
      updateRows(db, 'lottery_bet', { id: bet.id }, { status: 'CANCELLED' })
      const ref = getLotteryOrderLedgerRef(id)
      postLedgerEntry(db, {
        ...owner,
        kind: 'refund',
        ref,
        amountMinor: bet.stake,
        key: `${ref}:${bet.id}:refund`,
        at: now,
      })
    }
    const refund = open.reduce((sum, { stake }) => sum + stake, order.refund)
    updateRows(db, 'lottery_order', { id }, { refund, status: refund === order.stake ? 'CANCELLED' : 'OPEN' })
  })
}

/** Returns whether bets of an order can be cancelled: the order is open, and bets on its draw are still accepted. */
export function isLotteryOrderCancellable(db: Db, { code, draw, status }: LotteryOrderRow, now: number): boolean {
  if (status !== 'OPEN') return false
  const running = getRunningLotteryDraw(db, getLotteryByCode(code), now)
  return running.index === draw && running.isSale
}

export interface LotteryOrderFilter {
  readonly status: 'OPEN' | 'SETTLED' | 'WON' | 'LOST' | 'CANCELLED' | undefined
  readonly code: string | undefined
  /** The start of the time range of the listed orders, in milliseconds since 1970. */
  readonly from: number | undefined
  /** The end of the time range of the listed orders, exclusive, in milliseconds since 1970. */
  readonly to: number | undefined
}

const fromWhere = `FROM lottery_order WHERE tenant = :tenant AND member = :member
  AND (:status IS NULL OR status = :status OR (:status = 'SETTLED' AND status IN ('WON', 'LOST')))
  AND (:code IS NULL OR code = :code) AND (:from IS NULL OR placed_at >= :from) AND (:to IS NULL OR placed_at < :to)`

/** Returns one page of a member's orders, the newest first. The sums are in minor units and exclude cancelled bets. */
export function listLotteryOrders(
  db: Db,
  owner: RowOwner,
  { status, code, from, to }: LotteryOrderFilter,
  page: PageRequest,
) {
  const select = 'SELECT *, (SELECT COUNT(*) FROM lottery_bet WHERE lottery_order = lottery_order.id) AS bets'
  const sums = { stake: 'stake - refund', payout: 'payout' }
  const params = toOwnerAndFilterSqlParams(owner, { status, code, from, to })
  return selectPageByDescendingId<LotteryOrderRow & { readonly bets: number }, keyof typeof sums>(
    db,
    { select, from: fromWhere, sums },
    params,
    page,
  )
}

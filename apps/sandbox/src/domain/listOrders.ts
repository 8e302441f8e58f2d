import { one, type Db, type Params } from '../db/sql.ts'
import type { OrderRow } from './lotteryOrders.ts'
import type { Owner } from './owner.ts'
import type { Page } from './gameList.ts'
import { listById } from './reports/report.ts'

export interface OrderFilter {
  readonly status: 'OPEN' | 'SETTLED' | 'WON' | 'LOST' | 'CANCELLED' | undefined
  readonly code: string | undefined
  /** Placed from here on, in milliseconds since 1970. */
  readonly from: number | undefined
  /** Placed before. */
  readonly to: number | undefined
}

export interface OrderPage {
  readonly rows: readonly (OrderRow & { readonly bets: number })[]
  readonly total: number
  /** Minor units, over all pages; what was taken back left out. */
  readonly stakeMinor: number
  readonly payoutMinor: number
  readonly next: string | undefined
}

const fits = `FROM lottery_order WHERE tenant = :tenant AND member = :member
  AND (:status IS NULL OR status = :status OR (:status = 'SETTLED' AND status IN ('WON', 'LOST')))
  AND (:code IS NULL OR code = :code) AND (:from IS NULL OR placed_at >= :from) AND (:to IS NULL OR placed_at < :to)`

/** One page of a member's orders, the newest first; by `after` it stays so where some come meanwhile. */
export function listOrders(db: Db, owner: Owner, filter: OrderFilter, page: Page): OrderPage {
  const asked: Params = {
    tenant: owner.tenant,
    member: owner.member,
    status: filter.status ?? null,
    code: filter.code ?? null,
    from: filter.from ?? null,
    to: filter.to ?? null,
  }
  const select = `SELECT *, (SELECT COUNT(*) FROM lottery_bet WHERE lottery_order = lottery_order.id) AS bets ${fits}`
  const { rows, next } = listById<OrderPage['rows'][number]>(db, select, 'id', asked, page)
  const sums = one<{ total: number; stake: number; payout: number }>(
    db,
    `SELECT COUNT(*) AS total, COALESCE(SUM(stake - refund), 0) AS stake, COALESCE(SUM(payout), 0) AS payout ${fits}`,
    asked,
  ) ?? { total: 0, stake: 0, payout: 0 }
  return { rows, total: sums.total, stakeMinor: sums.stake, payoutMinor: sums.payout, next }
}

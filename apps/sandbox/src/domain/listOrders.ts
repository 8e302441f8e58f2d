import { all, one, type Db, type Params } from '../db/sql.ts'
import type { OrderRow } from './lotteryOrders.ts'
import type { Owner } from './owner.ts'
import type { Page } from './gameList.ts'

export interface OrderFilter {
  readonly status: 'OPEN' | 'SETTLED' | 'WON' | 'LOST' | 'CANCELLED' | undefined
  readonly code: string | undefined
  /** Placed from here on, in milliseconds since 1970. */
  readonly from: number | undefined
  /** Placed before. */
  readonly to: number | undefined
}

export interface OrderPage {
  readonly rows: (OrderRow & { readonly bets: number })[]
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
export function listOrders(db: Db, owner: Owner, filter: OrderFilter, { pageNo, pageSize, after }: Page): OrderPage {
  const asked: Params = {
    tenant: owner.tenant,
    member: owner.member,
    status: filter.status ?? null,
    code: filter.code ?? null,
    from: filter.from ?? null,
    to: filter.to ?? null,
  }
  const rows = all<OrderPage['rows'][number]>(
    db,
    `SELECT *, (SELECT COUNT(*) FROM lottery_bet WHERE lottery_order = lottery_order.id) AS bets ${fits}
     AND (:after IS NULL OR id < :after) ORDER BY id DESC LIMIT :limit OFFSET :offset`,
    {
      ...asked,
      after: after === undefined ? null : Number(after.split('-')[0]),
      limit: pageSize + 1,
      offset: after === undefined ? (pageNo - 1) * pageSize : 0,
    },
  )
  const sums = one<{ total: number; stake: number; payout: number }>(
    db,
    `SELECT COUNT(*) AS total, COALESCE(SUM(stake - refund), 0) AS stake, COALESCE(SUM(payout), 0) AS payout ${fits}`,
    asked,
  ) ?? { total: 0, stake: 0, payout: 0 }
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
  return {
    rows: rows.slice(0, pageSize),
    total: sums.total,
    stakeMinor: sums.stake,
    payoutMinor: sums.payout,
    next: last && String(last.id),
  }
}

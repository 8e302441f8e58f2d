import type { Db } from '../db/sql.ts'
import type { OrderRow } from './lotteryOrders.ts'
import type { Owner } from './owner.ts'
import { type Page, asked, listById } from './lists.ts'

export interface OrderFilter {
  readonly status: 'OPEN' | 'SETTLED' | 'WON' | 'LOST' | 'CANCELLED' | undefined
  readonly code: string | undefined
  /** Placed from here on, in milliseconds since 1970. */
  readonly from: number | undefined
  /** Placed before. */
  readonly to: number | undefined
}

const fits = `FROM lottery_order WHERE tenant = :tenant AND member = :member
  AND (:status IS NULL OR status = :status OR (:status = 'SETTLED' AND status IN ('WON', 'LOST')))
  AND (:code IS NULL OR code = :code) AND (:from IS NULL OR placed_at >= :from) AND (:to IS NULL OR placed_at < :to)`

/** One page of a member's orders, the newest first; sums in minor units leave out what was taken back. */
export function listOrders(db: Db, owner: Owner, { status, code, from, to }: OrderFilter, page: Page) {
  const select = 'SELECT *, (SELECT COUNT(*) FROM lottery_bet WHERE lottery_order = lottery_order.id) AS bets'
  const sums = { stake: 'stake - refund', payout: 'payout' }
  const params = asked(owner, { status, code, from, to })
  return listById<OrderRow & { readonly bets: number }, keyof typeof sums>(
    db,
    { select, from: fits, sums },
    params,
    page,
  )
}

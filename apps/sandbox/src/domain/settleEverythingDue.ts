import type { Db } from '../db/sql.ts'
import { settleContracts } from './agents/settleContracts.ts'
import { completeDocumentReviews } from './documents.ts'
import { settlePayments } from './money/settlePayments.ts'
import { settleLeaderBoards } from './promotions/settleLeaderBoards.ts'
import { settlePromotionApplications } from './promotions/activities.ts'
import { settleLotteryOrders } from './settleLotteryOrders.ts'

/**
 * Settles all lottery orders, payments, promotion applications, documents, agent contracts and leader boards that are
 * due, each in a separate transaction. Leader boards are last, because they count settled orders.
 */
export function settleEverythingDue(db: Db, now: number): void {
  settleLotteryOrders(db, now)
  settlePayments(db, now)
  settlePromotionApplications(db, now)
  completeDocumentReviews(db, now)
  settleContracts(db, now)
  settleLeaderBoards(db, now)
}

import type { Db } from '../db/sql.ts'
import { settleContracts } from './agents/settleContracts.ts'
import { settleDocuments } from './documents.ts'
import { settlePayments } from './money/settlePayments.ts'
import { settleLeaderBoards } from './promotions/settleLeaderBoards.ts'
import { settleApplications } from './promotions/activities.ts'
import { settleOrders } from './settleOrders.ts'

/**
 * Settles all lottery orders, payments, promotion applications, documents, agent contracts and leader boards that are
 * due, each in a separate transaction. Leader boards are last, because they count settled orders.
 */
export function settleAll(db: Db, now: number): void {
  settleOrders(db, now)
  settlePayments(db, now)
  settleApplications(db, now)
  settleDocuments(db, now)
  settleContracts(db, now)
  settleLeaderBoards(db, now)
}

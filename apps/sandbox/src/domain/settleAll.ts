import type { Db } from '../db/sql.ts'
import { settleContracts } from './agents/settleContracts.ts'
import { settleDocuments } from './documents.ts'
import { settleMoney } from './money/settleMoney.ts'
import { settleBoards } from './promotions/settleBoards.ts'
import { settleApplications } from './promotions/activities.ts'
import { settleOrders } from './settleOrders.ts'

/** Lets everything happen whose time has come: draws, payments, reviews, applications, contracts and boards, which count what was drawn. Each in a transaction of its own, and once. */
export function settleAll(db: Db, now: number): void {
  settleOrders(db, now)
  settleMoney(db, now)
  settleApplications(db, now)
  settleDocuments(db, now)
  settleContracts(db, now)
  settleBoards(db, now)
}

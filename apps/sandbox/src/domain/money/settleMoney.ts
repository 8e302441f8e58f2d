import { all, type Db } from '../../db/sql.ts'
import { endDeposit, type DepositRow } from './deposits.ts'
import { moveWithdrawal } from './withdrawals.ts'

interface Due {
  readonly id: number
  readonly status: string
  readonly outcome: 'PAID' | 'REFUSED'
  readonly reason: string | null
  readonly due_at: number
}

/** Lets providers and banks say what they have to say by now: each deposit and withdrawal in a transaction of its own, and once. */
export function settleMoney(db: Db, now: number): void {
  const deposits = all<DepositRow>(
    db,
    `SELECT * FROM deposit INDEXED BY deposit_pending WHERE status = 'PENDING' AND (expires_at <= :now OR due_at <= :now) ORDER BY id`,
    { now },
  )
  for (const { id, outcome, due_at: dueAt, expires_at: expiresAt } of deposits) {
    const answered = outcome !== null && dueAt !== null && dueAt <= Math.min(now, expiresAt)
    endDeposit(db, id, answered ? outcome : 'EXPIRED', now, answered && outcome === 'FAILED' ? 'declined' : null)
  }
  const withdrawals = all<Due>(
    db,
    `SELECT id, status, outcome, reason, due_at FROM withdrawal INDEXED BY withdrawal_open
     WHERE status IN ('REVIEW', 'PROCESSING') AND ((status = 'REVIEW' AND reviewed_at <= :now) OR (status = 'PROCESSING' AND due_at <= :now)) ORDER BY id`,
    { now },
  )
  for (const { id, outcome, reason, due_at: dueAt } of withdrawals) {
    if (outcome === 'REFUSED') moveWithdrawal(db, id, 'REFUSED', now, reason)
    else moveWithdrawal(db, id, dueAt <= now ? 'PAID' : 'PROCESSING', now)
  }
}

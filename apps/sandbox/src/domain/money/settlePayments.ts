import { selectAll, type Db } from '../../db/sql.ts'
import { setDepositOutcome, type DepositRow } from './deposits.ts'
import { setWithdrawalStatus } from './withdrawals.ts'

interface Due {
  readonly id: number
  readonly status: string
  readonly outcome: 'PAID' | 'REFUSED'
  readonly reason: string | null
  readonly due_at: number
}

/**
 * Completes each deposit and withdrawal whose simulated result is due, each in its own database transaction.
 */
export function settlePayments(db: Db, now: number): void {
  const deposits = selectAll<DepositRow>(
    db,
    `SELECT * FROM deposit INDEXED BY deposit_pending WHERE status = 'PENDING' AND (expires_at <= :now OR ` +
      'due_at <= :now) ORDER BY id',
    { now },
  )
  for (const { id, outcome, due_at: dueAt, expires_at: expiresAt } of deposits) {
    const hasAnswer = outcome !== null && dueAt !== null && dueAt <= Math.min(now, expiresAt)
    setDepositOutcome(
      db,
      id,
      hasAnswer ? outcome : 'EXPIRED',
      now,
      hasAnswer && outcome === 'FAILED' ? 'declined' : null,
    )
  }
  const withdrawals = selectAll<Due>(
    db,
    `SELECT id, status, outcome, reason, due_at FROM withdrawal INDEXED BY withdrawal_open
     WHERE status IN ('REVIEW', 'PROCESSING') AND ((status = 'REVIEW' AND reviewed_at <= :now) OR (status = 'PROCESSING' AND due_at <= :now)) ORDER BY id`,
    { now },
  )
  for (const { id, outcome, reason, due_at: dueAt } of withdrawals) {
    if (outcome === 'REFUSED') setWithdrawalStatus(db, id, 'REFUSED', now, reason)
    else setWithdrawalStatus(db, id, dueAt <= now ? 'PAID' : 'PROCESSING', now)
  }
}

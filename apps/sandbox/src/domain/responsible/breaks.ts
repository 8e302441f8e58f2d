import type { MarketPack } from '@lobby/merchant/markets'
import { addToMoment } from '@lobby/platform/calendar'
import { insertRow, selectOne, runInTransaction, type Db } from '../../db/sql.ts'
import type { RowOwner } from '../rowOwner.ts'
import { Refused } from '../refused.ts'
import { isRepeatedLimitOrBreakChange, recordLimitOrBreakChange } from './limitOrBreakChanges.ts'
import { cancelDepositsAboveLimit } from './limits.ts'

export type BreakKind = 'PAUSE' | 'EXCLUSION'

/** A pause or an exclusion, with its start and end in milliseconds since 1970. */
export interface PlayBreak {
  readonly kind: BreakKind
  readonly since: number
  readonly until: number
}

export interface BreakRequest extends RowOwner {
  readonly kind: BreakKind
  /** The length in hours for a pause, in months for an exclusion. */
  readonly length: number
  readonly key: string
  readonly now: number
}

/**
 * Returns the break that prevents a member from playing at the time `now`. If a pause and an exclusion run at the same
 * time, returns the exclusion.
 */
export const findRunningBreak = (db: Db, { tenant, member }: RowOwner, now: number): PlayBreak | undefined =>
  selectOne<PlayBreak>(
    db,
    'SELECT kind, since, until FROM play_break WHERE tenant = :tenant AND member = :member AND until > :now ' +
      'ORDER BY kind LIMIT 1',
    { tenant, member, now },
  )

/**
 * Starts a pause or an exclusion and cancels pending deposits. Never shortens a running break of the same kind.
 * Repeating a call with the same idempotency key changes nothing.
 * @throws Refused `responsible.length.invalid`, `responsible.excluded` (for a pause during an exclusion),
 * `request.key.reused`
 */
export function beginBreak(db: Db, pack: MarketPack | undefined, ask: BreakRequest): void {
  const { tenant, member, kind, length, now } = ask
  const allowedLengths = kind === 'PAUSE' ? pack?.pauseHours : pack?.exclusionMonths
  if (!allowedLengths?.includes(length)) throw new Refused('responsible.length.invalid', { field: 'length' })
  runInTransaction(db, () => {
    if (isRepeatedLimitOrBreakChange(db, ask, ['break', kind, length])) return
    const running = findRunningBreak(db, ask, now)
    if (running?.kind === 'EXCLUSION' && kind === 'PAUSE') throw new Refused('responsible.excluded')
    const wanted = kind === 'PAUSE' ? now + length * 3_600_000 : addToMoment(now, length, 'month')
    const same = running?.kind === kind ? running : undefined
    const until = Math.max(wanted, same?.until ?? 0)
    insertRow(db, 'play_break', { tenant, member, kind, since: same?.since ?? now, until }, 'REPLACE')
    cancelDepositsAboveLimit(db, ask, now)
    recordLimitOrBreakChange(db, ask, ['break', kind, length], { what: kind, until })
  })
}

/**
 * Returns whether the person with a CPF is in self-exclusion at a merchant. Compares the CPF with registrations and
 * approved documents. Ignores leading zeros in document numbers.
 */
export const isPersonSelfExcluded = (db: Db, tenant: string, cpf: string, now: number): boolean =>
  selectOne(
    db,
    `SELECT 1 FROM play_break AS excluded
     WHERE tenant = :tenant AND kind = 'EXCLUSION' AND until > :now AND (
       EXISTS (SELECT 1 FROM registration WHERE member = excluded.member AND details ->> 'idNumber' = :cpf)
       OR EXISTS (
         SELECT 1 FROM document_check
         WHERE tenant = :tenant AND member = excluded.member AND status = 'APPROVED' AND substr('0000' || (details ->> 'documentNumber'), -11) = :cpf
       )
     )`,
    { tenant, now, cpf },
  ) !== undefined

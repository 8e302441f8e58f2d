import { selectAll, selectOne, selectValue, type Db } from '../../db/sql.ts'
import type { RowOwner } from '../rowOwner.ts'
import type { LedgerEntryKind } from '../wallet.ts'
import type { DayIndexRange } from './teamTotals.ts'
import { parseCursorId, toLimitAndOffset, toListPage, type PageRequest } from '../pagination.ts'

/**
 * The sections of a team's transaction record, with the kinds of ledger entries in each section. The record contains no
 * bets, because a separate list shows the bets of the team.
 */
export const ledgerKindsByTeamRecordSection = {
  MONEY: ['deposit', 'withdrawal', 'withdrawalReturn'],
  TRANSFERS: ['transferOut', 'transferIn'],
  REWARDS: ['bonus', 'boardPrize', 'rebate', 'room'],
  AGENT: ['agentRebate', 'salary', 'dividend'],
} as const satisfies Readonly<Record<string, readonly LedgerEntryKind[]>>

export interface TeamLedgerEntryRow {
  readonly id: number
  readonly member: number
  readonly name: string
  readonly kind: LedgerEntryKind
  readonly amount: number
  readonly at: number
}

export interface TeamLedgerEntryFilter {
  readonly days: DayIndexRange
  readonly from: number
  readonly to: number
  readonly part: keyof typeof ledgerKindsByTeamRecordSection | undefined
  /** The id of the one member whose entries to return; undefined for the whole team. */
  readonly memberId: number | undefined
}

/**
 * Returns one page of a team's ledger entries, the newest first. The sums cover all pages. They are computed from daily
 * totals by kind, so the query stays fast in large teams.
 */
export function listTeamLedgerEntries(
  db: Db,
  { tenant, member }: RowOwner,
  { days, from, to, part, memberId: requestedId }: TeamLedgerEntryFilter,
  page: PageRequest,
) {
  const kinds = JSON.stringify(
    part ? ledgerKindsByTeamRecordSection[part] : Object.values(ledgerKindsByTeamRecordSection).flat(),
  )
  const memberId = requestedId ?? member
  const mark = parseCursorId(page)
  // Return an empty page if the cursor belongs to no ledger entry of this tenant.
  const cursorAt =
    mark === undefined
      ? to
      : (selectValue<number>(db, 'SELECT at FROM ledger WHERE id = :mark AND tenant = :tenant', { mark, tenant }) ?? -1)
  const params = {
    tenant,
    memberId,
    from,
    kinds,
    cursorAt: Math.min(cursorAt, to),
    cursorMark: (cursorAt < to ? mark : undefined) ?? -1,
    ...toLimitAndOffset(page),
  }
  const listed =
    requestedId === undefined
      ? `FROM team_entry AS listed JOIN ledger ON ledger.id = listed.entry JOIN member ON member.id = ledger.member
         WHERE listed.tenant = :tenant AND listed.above = :memberId AND listed.at >= :from AND (listed.at, listed.entry) < (:cursorAt, :cursorMark)`
      : `FROM ledger INDEXED BY ledger_by_member JOIN member ON member.id = ledger.member
         WHERE ledger.tenant = :tenant AND ledger.member = :memberId AND ledger.at >= :from AND (ledger.at, ledger.id) < (:cursorAt, :cursorMark)`
  const order = requestedId === undefined ? 'listed.at DESC, listed.entry DESC' : 'ledger.at DESC, ledger.id DESC'
  const rows = selectAll<TeamLedgerEntryRow>(
    db,
    `SELECT ledger.id, ledger.member, member.name, ledger.kind, ledger.amount, ledger.at ${listed}
       AND ledger.kind IN (SELECT value FROM json_each(:kinds))
     ORDER BY ${order} LIMIT :limit OFFSET :offset`,
    params,
  )
  const of = (name: string): string => (requestedId === undefined ? `(team_${name} - own_${name})` : `own_${name}`)
  const sums = selectOne<{ total: number; sumInMinor: number; sumOutMinor: number }>(
    db,
    `SELECT COALESCE(SUM(${of('entries')}), 0) AS total, COALESCE(SUM(${of('in')}), 0) AS sumInMinor, COALESCE(SUM(${of('out')}), 0) AS sumOutMinor FROM team_money_day
     WHERE tenant = :tenant AND member = :memberId AND day BETWEEN :first AND :last AND kind IN (SELECT value FROM json_each(:kinds))`,
    { tenant, memberId, first: days.first, last: days.last, kinds },
  ) ?? { total: 0, sumInMinor: 0, sumOutMinor: 0 }
  return { ...sums, ...toListPage(rows, page, (row) => row.id) }
}

import { all, one, oneValue, type Db } from '../../db/sql.ts'
import type { Owner } from '../owner.ts'
import type { EntryKind } from '../wallet.ts'
import type { Days } from './sums.ts'
import { markIn, rowsFor, pageOf, type Page } from '../lists.ts'

/** Which entries a part of the team's record has; what bets move stands in the team's bets. */
export const teamEntryParts = {
  MONEY: ['deposit', 'withdrawal', 'withdrawalReturn'],
  TRANSFERS: ['transferOut', 'transferIn'],
  REWARDS: ['bonus', 'boardPrize', 'rebate', 'room'],
  AGENT: ['agentRebate', 'salary', 'dividend'],
} as const satisfies Readonly<Record<string, readonly EntryKind[]>>

export interface TeamEntryRow {
  readonly id: number
  readonly member: number
  readonly name: string
  readonly kind: EntryKind
  readonly amount: number
  readonly at: number
}

export interface TeamEntryFilter {
  readonly days: Days
  readonly from: number
  readonly to: number
  readonly part: keyof typeof teamEntryParts | undefined
  /** One member of the team alone. */
  readonly only: number | undefined
}

/** One page of what has moved money in a team, the newest first; sums are those of all pages, read from a row a day and kind. */
export function teamEntries(
  db: Db,
  { tenant, member }: Owner,
  { days, from, to, part, only }: TeamEntryFilter,
  page: Page,
) {
  const kinds = JSON.stringify(part ? teamEntryParts[part] : Object.values(teamEntryParts).flat())
  const whose = only ?? member
  const mark = markIn(page)
  // Behind an entry that is none there is nothing.
  const behindAt =
    mark === undefined
      ? to
      : (oneValue<number>(db, 'SELECT at FROM ledger WHERE id = :mark AND tenant = :tenant', { mark, tenant }) ?? -1)
  const params = {
    tenant,
    whose,
    from,
    kinds,
    behindAt: Math.min(behindAt, to),
    behindMark: (behindAt < to ? mark : undefined) ?? -1,
    ...rowsFor(page),
  }
  const listed =
    only === undefined
      ? `FROM team_entry AS listed JOIN ledger ON ledger.id = listed.entry JOIN member ON member.id = ledger.member
         WHERE listed.tenant = :tenant AND listed.above = :whose AND listed.at >= :from AND (listed.at, listed.entry) < (:behindAt, :behindMark)`
      : `FROM ledger INDEXED BY ledger_by_member JOIN member ON member.id = ledger.member
         WHERE ledger.tenant = :tenant AND ledger.member = :whose AND ledger.at >= :from AND (ledger.at, ledger.id) < (:behindAt, :behindMark)`
  const order = only === undefined ? 'listed.at DESC, listed.entry DESC' : 'ledger.at DESC, ledger.id DESC'
  const rows = all<TeamEntryRow>(
    db,
    `SELECT ledger.id, ledger.member, member.name, ledger.kind, ledger.amount, ledger.at ${listed}
       AND ledger.kind IN (SELECT value FROM json_each(:kinds))
     ORDER BY ${order} LIMIT :limit OFFSET :offset`,
    params,
  )
  const of = (name: string): string => (only === undefined ? `(team_${name} - own_${name})` : `own_${name}`)
  const sums = one<{ total: number; sumInMinor: number; sumOutMinor: number }>(
    db,
    `SELECT COALESCE(SUM(${of('entries')}), 0) AS total, COALESCE(SUM(${of('in')}), 0) AS sumInMinor, COALESCE(SUM(${of('out')}), 0) AS sumOutMinor FROM team_money_day
     WHERE tenant = :tenant AND member = :whose AND day BETWEEN :first AND :last AND kind IN (SELECT value FROM json_each(:kinds))`,
    { tenant, whose, first: days.first, last: days.last, kinds },
  ) ?? { total: 0, sumInMinor: 0, sumOutMinor: 0 }
  return { ...sums, ...pageOf(rows, page, (row) => row.id) }
}

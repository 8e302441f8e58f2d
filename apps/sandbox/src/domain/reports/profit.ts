import type { Db } from '../../db/sql.ts'
import { dayIndexSql } from '../days.ts'
import type { Owner } from '../owner.ts'
import { within, listById, asked, type Page, type DayRange } from '../lists.ts'

/** What the ledger says of some days, in minor units. */
export interface ProfitSums {
  readonly stake: number
  readonly payout: number
  readonly room: number
  readonly rebate: number
  readonly bonus: number
  readonly deposit: number
  readonly withdrawal: number
  readonly transfer: number
}

export interface ProfitRow extends ProfitSums {
  /** The day's number. */
  readonly id: number
}

const sumOf = (sign: '' | '-', ...kinds: readonly string[]): string =>
  `SUM(CASE WHEN kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}) THEN ${sign}amount ELSE 0 END)`

const ofDay: Readonly<Record<keyof ProfitSums, string>> = {
  stake: sumOf('-', 'stake', 'order', 'refund'),
  payout: sumOf('', 'payout', 'prize'),
  room: sumOf('-', 'room'),
  rebate: sumOf('', 'rebate', 'agentRebate'),
  bonus: sumOf('', 'bonus', 'boardPrize'),
  deposit: sumOf('', 'deposit'),
  withdrawal: sumOf('-', 'withdrawal', 'withdrawalReturn'),
  transfer: sumOf('', 'transferOut', 'transferIn', 'salary', 'dividend'),
}
const columns = Object.entries(ofDay)
  .map(([name, sum]) => `${sum} AS ${name}`)
  .join(', ')
const sums = Object.fromEntries(Object.keys(ofDay).map((name) => [name, name])) as Record<keyof ProfitSums, string>

/** The time of the order or withdrawal that an entry gives back: counted later, it would make a day of stakes or withdrawals below 0. */
const begun = `(SELECT at FROM ledger AS first WHERE first.tenant = entry.tenant AND first.member = entry.member
  AND first.key = CASE entry.kind WHEN 'refund' THEN entry.ref || ':stake' ELSE entry.ref END)`
/** What an opening brought along was made elsewhere: it is in the account record alone. */
const counted = `(SELECT tenant, member, kind, amount, CASE WHEN kind IN ('refund', 'withdrawalReturn') THEN ${begun} ELSE at END AS at
  FROM ledger AS entry WHERE kind <> 'opening')`
const fits = `FROM ${counted} AS counted WHERE ${within('counted', 'at')}`
const dayOf = dayIndexSql('at')

/** The days on which something moved, the newest first, and what all of them come to. */
export function profitAndLoss(db: Db, owner: Owner, { from, to }: DayRange, page: Page) {
  const query = { from: `FROM (SELECT ${dayOf} AS id, ${columns} ${fits} GROUP BY ${dayOf}) WHERE TRUE`, sums }
  const params = asked(owner, { from, to })
  const { rows, next, total, ...totals } = listById<ProfitRow, keyof ProfitSums>(db, query, params, page)
  return { rows, next, total, totals }
}

/** What the games have brought: payouts and what the house gave, without stakes and rooms. */
export const profitOf = ({ stake, payout, room, rebate, bonus }: ProfitSums): number =>
  payout + rebate + bonus - stake - room

import { all, oneValue, type Db } from '../../db/sql.ts'
import { dayIndexSql } from '../days.ts'
import type { Page } from '../gameList.ts'
import type { Owner } from '../owner.ts'
import { asked, listById, within, type Range } from './report.ts'

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

const sumOf = (name: string, sign: '' | '-', ...kinds: readonly string[]): string =>
  `COALESCE(SUM(CASE WHEN kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}) THEN ${sign}amount ELSE 0 END), 0) AS ${name}`

const sums = [
  sumOf('stake', '-', 'stake', 'order', 'refund'),
  sumOf('payout', '', 'payout', 'prize'),
  sumOf('room', '-', 'room'),
  sumOf('rebate', '', 'rebate', 'agentRebate'),
  sumOf('bonus', '', 'bonus', 'boardPrize'),
  sumOf('deposit', '', 'deposit'),
  sumOf('withdrawal', '-', 'withdrawal', 'withdrawalReturn'),
  sumOf('transfer', '', 'transferOut', 'transferIn', 'salary', 'dividend'),
].join(', ')

/** The time of the order or withdrawal that an entry gives back: counted later, it would make a day of stakes or withdrawals below 0. */
const begun = `(SELECT at FROM ledger AS first WHERE first.tenant = entry.tenant AND first.member = entry.member
  AND first.key = CASE entry.kind WHEN 'refund' THEN entry.ref || ':stake' ELSE entry.ref END)`
/** What an opening brought along was made elsewhere: it is in the account record alone. */
const counted = `(SELECT tenant, member, kind, amount, CASE WHEN kind IN ('refund', 'withdrawalReturn') THEN ${begun} ELSE at END AS at
  FROM ledger AS entry WHERE kind <> 'opening')`
const fits = `FROM ${counted} AS counted WHERE ${within('counted', 'at')}`
const dayOf = dayIndexSql('at')

/** The days on which something moved, the newest first, and what all of them come to. */
export function profitAndLoss(db: Db, owner: Owner, range: Range, page: Page) {
  const params = asked(owner, range)
  const { rows, next } = listById<ProfitRow>(
    db,
    `SELECT * FROM (SELECT ${dayOf} AS id, ${sums} ${fits} GROUP BY ${dayOf}) WHERE TRUE`,
    'id',
    params,
    page,
  )
  const [totals] = all<ProfitSums>(db, `SELECT ${sums} ${fits}`, params)
  const days = oneValue<number>(db, `SELECT COUNT(DISTINCT ${dayOf}) AS days ${fits}`, params) ?? 0
  if (!totals) throw new Error('A sum without a row.')
  return { rows, next, totals, total: days }
}

/** What the games have brought: payouts and what the house gave, without stakes and rooms. */
export const profitOf = ({ stake, payout, room, rebate, bonus }: ProfitSums): number =>
  payout + rebate + bonus - stake - room

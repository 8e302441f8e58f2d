import { selectAll, selectOne, selectNumber, type Db } from '../../db/sql.ts'
import type { RowOwner } from '../rowOwner.ts'

/** A range of day indexes in the merchant's time zone, both inclusive. */
export interface DayIndexRange {
  readonly first: number
  readonly last: number
}

/** The totals of a member or a team. `bets` is a count, all other fields are in minor units. */
export interface TeamTotals {
  readonly bets: number
  readonly stake: number
  readonly payout: number
  readonly rebate: number
  readonly bonus: number
  readonly room: number
  readonly deposit: number
  readonly withdrawal: number
}

/**
 * `own` means only the member, `below` means all members below the member, and `team` means both.
 */
export type TeamTotalsScope = 'own' | 'team' | 'below'

const column = (whose: TeamTotalsScope, name: string): string =>
  whose === 'below' ? `(team_${name} - own_${name})` : `${whose}_${name}`
const sumOf = (whose: TeamTotalsScope, name: string, where = 'TRUE'): string =>
  `COALESCE(SUM(CASE WHEN ${where} THEN ${column(whose, name)} ELSE 0 END), 0)`
const whereDays = 'WHERE tenant = :tenant AND member = :member AND day BETWEEN :first AND :last'

const betSums = (whose: TeamTotalsScope): string =>
  `${sumOf(whose, 'bets')} AS bets, ${sumOf(whose, 'stake')} AS stake, ${sumOf(whose, 'payout')} AS payout`
const moneySums = (whose: TeamTotalsScope): string => {
  const sumIn = (...kinds: string[]): string =>
    sumOf(whose, 'in', `kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})`)
  return `${sumIn('rebate', 'agentRebate')} AS rebate, ${sumIn('bonus', 'boardPrize')} AS bonus, ${sumOf(whose, 'out', `kind = 'room'`)} AS room, ${sumIn('deposit')} AS deposit,
    ${sumOf(whose, 'out', `kind = 'withdrawal'`)} - ${sumOf(whose, 'in', `kind = 'withdrawalReturn'`)} AS withdrawal`
}

const NO_SUMS: TeamTotals = { bets: 0, stake: 0, payout: 0, rebate: 0, bonus: 0, room: 0, deposit: 0, withdrawal: 0 }

/**
 * Returns the totals of a range of days. The query reads daily totals, so its duration does not depend on the size of
 * the team.
 */
export function getTeamTotals(
  db: Db,
  { tenant, member }: RowOwner,
  { first, last }: DayIndexRange,
  whose: TeamTotalsScope,
): TeamTotals {
  const params = { tenant, member, first, last }
  return {
    ...NO_SUMS,
    ...selectOne<TeamTotals>(db, `SELECT ${betSums(whose)} FROM team_bet_day ${whereDays}`, params),
    ...selectOne<TeamTotals>(db, `SELECT ${moneySums(whose)} FROM team_money_day ${whereDays}`, params),
  }
}

/** Returns the totals for each day of a range. Days without any activity are missing. */
export function getTeamTotalsByDay(
  db: Db,
  { tenant, member }: RowOwner,
  { first, last }: DayIndexRange,
  whose: TeamTotalsScope,
): ReadonlyMap<number, TeamTotals> {
  const params = { tenant, member, first, last }
  const found = new Map<number, TeamTotals>()
  const rows = [
    ...selectAll<TeamTotals & { day: number }>(
      db,
      `SELECT day, ${betSums(whose)} FROM team_bet_day ${whereDays} GROUP BY day`,
      params,
    ),
    ...selectAll<TeamTotals & { day: number }>(
      db,
      `SELECT day, ${moneySums(whose)} FROM team_money_day ${whereDays} GROUP BY day`,
      params,
    ),
  ]
  for (const { day, ...sums } of rows) found.set(day, { ...(found.get(day) ?? NO_SUMS), ...sums })
  return found
}

/** Totals in which every field is 0. */
export const ZERO_TEAM_TOTALS = NO_SUMS

/**
 * Returns the players' result in minor units: payouts, rebates and bonuses minus stakes and room prices. Negative for a
 * loss.
 */
export const computeTeamPlayersProfit = ({ stake, payout, rebate, bonus, room }: TeamTotals): number =>
  payout + rebate + bonus - stake - room

/**
 * Returns how many different members below an agent registered (`join`), signed in (`login`) or bet (`bet`) in a range
 * of days. A member with several such days counts one time, because the condition `last < :first` selects only the
 * first of these days.
 */
export function countActiveMembers(
  db: Db,
  { tenant, member }: RowOwner,
  what: 'join' | 'login' | 'bet',
  { first, last }: DayIndexRange,
): number {
  const row = selectOne<{ people: number }>(
    db,
    `SELECT COALESCE((SELECT SUM(people) FROM team_active WHERE tenant = :tenant AND member = :member AND what = :what AND day BETWEEN :first AND :last AND last < :first), 0)
       - EXISTS (SELECT 1 FROM active_day WHERE tenant = :tenant AND member = :member AND what = :what AND day BETWEEN :first AND :last) AS people`,
    { tenant, member, what, first, last },
  )
  return row?.people ?? 0
}

/**
 * Returns how many members below an agent registered, signed in or bet on each day of a range. Days without such
 * members are missing.
 */
export function countActiveMembersByDay(
  db: Db,
  { tenant, member }: RowOwner,
  what: 'join' | 'login' | 'bet',
  { first, last }: DayIndexRange,
): ReadonlyMap<number, number> {
  const rows = selectAll<{ day: number; people: number }>(
    db,
    `SELECT day, SUM(people) - EXISTS (SELECT 1 FROM active_day WHERE tenant = :tenant AND member = :member AND what = :what AND day = team_active.day) AS people
     FROM team_active WHERE tenant = :tenant AND member = :member AND what = :what AND day BETWEEN :first AND :last GROUP BY day`,
    { tenant, member, what, first, last },
  )
  return new Map(rows.map(({ day, people }) => [day, people]))
}

/** A member counts as online for this long after the last use of the site. */
const ONLINE_DURATION_MS = 5 * 60_000

/**
 * Returns how many members below an agent are online. The query starts from recent sessions, so the cost does not
 * depend on the size of the team.
 */
export const countOnlineMembers = (db: Db, { tenant, member }: RowOwner, now: number): number =>
  selectNumber(
    db,
    `SELECT COUNT(DISTINCT session.member) AS people FROM session INDEXED BY session_by_use
     JOIN team_link AS link ON link.tenant = :tenant AND link.above = :member AND link.below = session.member AND link.depth > 0
     WHERE session.tenant = :tenant AND session.seen_at > :since AND session.ends_at > :now`,
    { tenant, member, since: now - ONLINE_DURATION_MS, now },
  )

/** Returns whether a member is online. */
export const isMemberOnline = (db: Db, { tenant, member }: RowOwner, now: number): boolean =>
  selectOne(
    db,
    'SELECT 1 FROM session WHERE tenant = :tenant AND member = :member AND seen_at > :since AND ends_at > :now',
    { tenant, member, since: now - ONLINE_DURATION_MS, now },
  ) !== undefined

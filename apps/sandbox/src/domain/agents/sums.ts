import { all, one, oneNumber, type Db } from '../../db/sql.ts'
import type { Owner } from '../owner.ts'

/** Days of the merchant by their numbers, both included. */
export interface Days {
  readonly first: number
  readonly last: number
}

/** What somebody, or a team, comes to, in minor units. */
export interface Sums {
  readonly bets: number
  readonly stake: number
  readonly payout: number
  readonly rebate: number
  readonly bonus: number
  readonly room: number
  readonly deposit: number
  readonly withdrawal: number
}

/** `team` is a member and everybody below, `below` without the member. */
export type Whose = 'own' | 'team' | 'below'

const column = (whose: Whose, name: string): string =>
  whose === 'below' ? `(team_${name} - own_${name})` : `${whose}_${name}`
const sumOf = (whose: Whose, name: string, where = 'TRUE'): string =>
  `COALESCE(SUM(CASE WHEN ${where} THEN ${column(whose, name)} ELSE 0 END), 0)`
const days = 'WHERE tenant = :tenant AND member = :member AND day BETWEEN :first AND :last'

const betSums = (whose: Whose): string =>
  `${sumOf(whose, 'bets')} AS bets, ${sumOf(whose, 'stake')} AS stake, ${sumOf(whose, 'payout')} AS payout`
const moneySums = (whose: Whose): string => {
  const got = (...kinds: string[]): string =>
    sumOf(whose, 'in', `kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})`)
  return `${got('rebate', 'agentRebate')} AS rebate, ${got('bonus', 'boardPrize')} AS bonus, ${sumOf(whose, 'out', `kind = 'room'`)} AS room, ${got('deposit')} AS deposit,
    ${sumOf(whose, 'out', `kind = 'withdrawal'`)} - ${sumOf(whose, 'in', `kind = 'withdrawalReturn'`)} AS withdrawal`
}

const nothing: Sums = { bets: 0, stake: 0, payout: 0, rebate: 0, bonus: 0, room: 0, deposit: 0, withdrawal: 0 }

/** The sums of some days: read from a row a day and category, whatever the team's size is. */
export function sumsOf(db: Db, { tenant, member }: Owner, { first, last }: Days, whose: Whose): Sums {
  const params = { tenant, member, first, last }
  return {
    ...nothing,
    ...one<Sums>(db, `SELECT ${betSums(whose)} FROM team_bet_day ${days}`, params),
    ...one<Sums>(db, `SELECT ${moneySums(whose)} FROM team_money_day ${days}`, params),
  }
}

/** The same day by day, of the days on which there was something. */
export function sumsByDay(
  db: Db,
  { tenant, member }: Owner,
  { first, last }: Days,
  whose: Whose,
): ReadonlyMap<number, Sums> {
  const params = { tenant, member, first, last }
  const found = new Map<number, Sums>()
  const rows = [
    ...all<Sums & { day: number }>(db, `SELECT day, ${betSums(whose)} FROM team_bet_day ${days} GROUP BY day`, params),
    ...all<Sums & { day: number }>(
      db,
      `SELECT day, ${moneySums(whose)} FROM team_money_day ${days} GROUP BY day`,
      params,
    ),
  ]
  for (const { day, ...sums } of rows) found.set(day, { ...(found.get(day) ?? nothing), ...sums })
  return found
}

/** The sums of no day. */
export const noSums = nothing

/** What the players have made of it: payouts and what the house gave, without stakes and rooms. Negative for a loss. */
export const resultOf = ({ stake, payout, rebate, bonus, room }: Sums): number => payout + rebate + bonus - stake - room

/**
 * How many different members of a team, its agent left out, did something within some days.
 * Read from a row a day and a day before it, whatever the team's size is.
 */
export function activeBelow(
  db: Db,
  { tenant, member }: Owner,
  what: 'join' | 'login' | 'bet',
  { first, last }: Days,
): number {
  const row = one<{ people: number }>(
    db,
    `SELECT COALESCE((SELECT SUM(people) FROM team_active WHERE tenant = :tenant AND member = :member AND what = :what AND day BETWEEN :first AND :last AND last < :first), 0)
       - EXISTS (SELECT 1 FROM active_day WHERE tenant = :tenant AND member = :member AND what = :what AND day BETWEEN :first AND :last) AS people`,
    { tenant, member, what, first, last },
  )
  return row?.people ?? 0
}

/** The same of each day alone; days without any are left out. */
export function activeByDay(
  db: Db,
  { tenant, member }: Owner,
  what: 'join' | 'login' | 'bet',
  { first, last }: Days,
): ReadonlyMap<number, number> {
  const rows = all<{ day: number; people: number }>(
    db,
    `SELECT day, SUM(people) - EXISTS (SELECT 1 FROM active_day WHERE tenant = :tenant AND member = :member AND what = :what AND day = team_active.day) AS people
     FROM team_active WHERE tenant = :tenant AND member = :member AND what = :what AND day BETWEEN :first AND :last GROUP BY day`,
    { tenant, member, what, first, last },
  )
  return new Map(rows.map(({ day, people }) => [day, people]))
}

/** Who has used the site so lately is online. */
const onlineWithin = 5 * 60_000

/** How many of a team are online, its agent left out. Read from who is online, not from who is in the team. */
export const onlineBelow = (db: Db, { tenant, member }: Owner, now: number): number =>
  oneNumber(
    db,
    `SELECT COUNT(DISTINCT session.member) AS people FROM session INDEXED BY session_by_use
     JOIN team_link AS link ON link.tenant = :tenant AND link.above = :member AND link.below = session.member AND link.depth > 0
     WHERE session.tenant = :tenant AND session.seen_at > :since AND session.ends_at > :now`,
    { tenant, member, since: now - onlineWithin, now },
  )

/** Whether a member is. */
export const isOnline = (db: Db, { tenant, member }: Owner, now: number): boolean =>
  one(db, 'SELECT 1 FROM session WHERE tenant = :tenant AND member = :member AND seen_at > :since AND ends_at > :now', {
    tenant,
    member,
    since: now - onlineWithin,
    now,
  }) !== undefined

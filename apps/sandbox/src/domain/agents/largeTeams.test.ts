import { DAY_MS } from '@lobby/platform/calendar'
import { depth } from '@lobby/test-kit/depth'
import { beforeAll, describe, expect, test } from 'vitest'
import { all, one, run, type Db } from '../../db/sql.ts'
import { growTeam } from '../../seed/growTeam.ts'
import { memberId, openTestDb } from '../../testing/openTestDb.ts'
import { dayIndex } from '../days.ts'
import { teamBets } from './bets.ts'
import { directMembers, searchMembers, pathTo, placeIn, sizeOf } from './members.ts'
import { broughtBy, openAgentRebate } from './rebates.ts'
import { teamEntries } from './record.ts'
import { activeBelow, activeByDay, onlineBelow, sumsByDay, sumsOf } from './sums.ts'

/** `SANDBOX_TEAM=100000` takes another size. The bounds are the same for every size: a question must not look at more rows in a larger team. */
const members = Number(process.env['SANDBOX_TEAM'] ?? depth(1_600, 10_000))
const now = Date.UTC(2026, 10, 20, 15)
const page = { pageNo: 1, pageSize: 20 }

interface Counted {
  readonly db: Db
  /** How many rows statements have looked at since it was asked last: each row of an index that is not ruled out by the index itself. */
  rows(): number
  readonly statements: string[]
}

/** Counts the rows that `WHERE` clauses look at, by a function that every one of them calls first. */
function counting(db: Db): Counted {
  let rows = 0
  const statements: string[] = []
  db.function('touched', { deterministic: false }, () => {
    rows++
    return 1
  })
  const counted = new Proxy(db, {
    get: (target, name) => {
      if (name !== 'prepare') {
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      }
      return (text: string) => {
        statements.push(text)
        return target.prepare(text.replaceAll(/\bWHERE\b/g, 'WHERE touched() AND'))
      }
    },
  })
  return {
    db: counted,
    statements,
    rows: () => {
      const counts = rows
      rows = 0
      return counts
    },
  }
}

let large: Counted
let small: Counted
beforeAll(() => {
  const grown = (count: number): Counted => {
    const db = openTestDb(':memory:', now)
    growTeam(db, { tenant: 'north', member: memberId(db, 'north', 'agent') }, count, now)
    // One of two hundred uses the site now, the others have a session from before.
    run(
      db,
      `INSERT INTO session (token_hash, tenant, member, started_at, ends_at, seen_at)
       SELECT 'hash ' || id, tenant, id, :now, :now + 1000000, CASE WHEN id % 200 = 0 THEN :now ELSE 1 END FROM member WHERE tenant = 'north'`,
      { now },
    )
    return counting(db)
  }
  ;[large, small] = [grown(members), grown(members / 4)]
}, 600_000)

const month = { first: dayIndex(now) - 29, last: dayIndex(now) }
const everything = {
  days: month,
  from: now - 30 * DAY_MS,
  to: now + 1,
  category: undefined,
  result: undefined,
  only: undefined,
}

/** Every question that a screen of the area asks, and how many rows it may look at for an answer of 20 rows or 30 days. */
const questions: readonly (readonly [
  what: string,
  most: number,
  ask: (db: Db, owner: { tenant: string; member: number }) => unknown,
])[] = [
  ['who is within the team', 4, (db, owner) => placeIn(db, owner, newest(db))],
  ['the way to a member', 20, (db, owner) => pathTo(db, owner, newest(db))],
  ['the size', 4, (db, owner) => sizeOf(db, owner)],
  ['different members who bet within a month', 600, (db, owner) => activeBelow(db, owner, 'bet', month)],
  ['different members who signed in, day by day', 700, (db, owner) => activeByDay(db, owner, 'login', month)],
  ['who is online', members / 100 + 4, (db, owner) => onlineBelow(db, owner, now)],
  ['the sums of a month', 500, (db, owner) => sumsOf(db, owner, month, 'below')],
  ['the sums of each day', 500, (db, owner) => sumsByDay(db, owner, month, 'below')],
  ['a page of direct members', 70, (db, owner) => directMembers(db, owner, owner.member, page)],
  [
    'a page far down',
    70,
    (db, owner) => directMembers(db, owner, owner.member, { ...page, after: String(newest(db) - 500) }),
  ],
  ['a page of bets', 400, (db, owner) => teamBets(db, owner, everything, page)],
  ['the bets behind one', 400, (db, owner) => teamBets(db, owner, everything, { ...page, after: String(middle(db)) })],
  ['a page of money', 900, (db, owner) => teamEntries(db, owner, { ...everything, part: undefined }, page)],
  ['what can be taken', 500, (db, owner) => openAgentRebate(db, owner, now)],
  ['what a member has brought', 500, (db, owner) => broughtBy(db, owner, newest(db), month)],
]
const newest = (db: Db): number => one<{ id: number }>(db, 'SELECT MAX(id) AS id FROM member')?.id ?? 0
const middle = (db: Db): number =>
  one<{ mark: number }>(db, 'SELECT (MIN(mark) + MAX(mark)) / 4 * 2 AS mark FROM settled_bet')?.mark ?? 0

describe(`a team of ${members}`, () => {
  const owner = () => ({ tenant: 'north', member: memberId(large.db, 'north', 'agent') })

  test('is that large, has bets, and five levels', () => {
    expect(sizeOf(large.db, owner()).team).toBe(members)
    expect(all(large.db, 'SELECT DISTINCT depth FROM team_link ORDER BY depth')).toHaveLength(6)
    expect(sumsOf(large.db, owner(), month, 'below').bets).toBeGreaterThan(members / 10)
  })

  test.each(questions)('%s looks at %i rows at most', (_, most, ask) => {
    const rows = [small, large].map((team) => {
      ask(team.db, owner())
      team.rows()
      ask(team.db, owner())
      return team.rows()
    })
    expect(Math.max(...rows)).toBeLessThanOrEqual(most)
  })

  test('a search looks at what it finds', () => {
    searchMembers(large.db, owner(), 'm00012', page)
    large.rows()
    expect(searchMembers(large.db, owner(), 'm00012', page).total).toBe(10)
    expect(large.rows()).toBeLessThanOrEqual(60)
    // What begins so is counted to a thousand.
    searchMembers(large.db, owner(), 'm', page)
    expect(large.rows()).toBeLessThanOrEqual(1_100)
  })

  test('no question walks through a table', () => {
    const walks = large.statements
      .filter(
        (text) =>
          /\bteam_|\bactive_day|\brebate_day|\bsettled_bet|\bsession\b/.test(text) &&
          text.startsWith('SELECT') &&
          !text.includes('MAX(mark)') &&
          !text.includes('DISTINCT depth'),
      )
      .flatMap((text) =>
        all<{ detail: string }>(small.db, `EXPLAIN QUERY PLAN ${text}`).map(({ detail }) => [detail, text] as const),
      )
      .filter(([detail]) => /^SCAN (?!json_each|\(subquery|CONSTANT)/.test(detail))
    expect(walks).toEqual([])
  })

  test('the control: a question without its index is found by its rows and by its plan', () => {
    large.rows()
    all(large.db, `SELECT below FROM team_link NOT INDEXED WHERE tenant = 'north' AND depth > 9`)
    expect(large.rows()).toBeGreaterThan(members)
    expect(
      all<{ detail: string }>(small.db, 'EXPLAIN QUERY PLAN SELECT stake FROM settled_bet WHERE stake = 1')[0]?.detail,
    ).toMatch(/^SCAN/)
  })
})

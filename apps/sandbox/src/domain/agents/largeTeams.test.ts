import { DAY_MS } from '@lobby/platform/calendar'
import { chooseByTestDepth } from '@lobby/test-kit/depth'
import { beforeAll, describe, expect, test } from 'vitest'
import { selectAll, selectOne, runSql, type Db } from '../../db/sql.ts'
import { addGeneratedTeamMembers } from '../../seed/addGeneratedTeamMembers.ts'
import { getDemoPersonId, createTestDb } from '../../testing/createTestDb.ts'
import { getDayIndex } from '../days.ts'
import { listTeamBets } from './teamBets.ts'
import {
  listDirectDownlines,
  searchTeamMembers,
  listTeamPathToMember,
  getPositionInTeam,
  getTeamSize,
} from './teamMembers.ts'
import { getAgentRebateFromBranch, getUnclaimedAgentRebate } from './agentRebates.ts'
import { listTeamLedgerEntries } from './teamLedgerEntries.ts'
import {
  countActiveMembers,
  countActiveMembersByDay,
  countOnlineMembers,
  getTeamTotalsByDay,
  getTeamTotals,
} from './teamTotals.ts'

/**
 * The number of members in the large team. The environment variable `SANDBOX_TEAM` can set another number. The maximum
 * numbers of read rows in this file do not depend on this number.
 */
const members = Number(process.env['SANDBOX_TEAM'] ?? chooseByTestDepth(1_600, 10_000))
const now = Date.UTC(2026, 10, 20, 15)
const page = { pageNo: 1, pageSize: 20 }

interface Counted {
  readonly db: Db
  /**
   * Returns the number of rows that the database has read since the previous call of `rows`.
   */
  rows(): number
  readonly statements: string[]
}

/**
 * Returns a database that adds a counting function to each `WHERE` clause. SQLite calls this function for each row that
 * a query reads.
 */
function countRows(db: Db): Counted {
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
  const createTeam = (count: number): Counted => {
    const db = createTestDb(':memory:', now)
    addGeneratedTeamMembers(db, { tenant: 'north', member: getDemoPersonId(db, 'north', 'agent') }, count, now)
    // One of 200 members is online. The sessions of all other members are old.
    runSql(
      db,
      `INSERT INTO session (token_hash, tenant, member, started_at, ends_at, seen_at)
       SELECT 'hash ' || id, tenant, id, :now, :now + 1000000, CASE WHEN id % 200 = 0 THEN :now ELSE 1 END FROM member WHERE tenant = 'north'`,
      { now },
    )
    return countRows(db)
  }
  ;[large, small] = [createTeam(members), createTeam(members / 4)]
}, 600_000)

const month = { first: getDayIndex(now) - 29, last: getDayIndex(now) }
const wholeMonth = {
  days: month,
  from: now - 30 * DAY_MS,
  to: now + 1,
  category: undefined,
  result: undefined,
  memberId: undefined,
}

/**
 * Every query of the agent screens, with the maximum number of rows that the query may read. Each query returns at most
 * 20 rows or 30 days.
 */
const queries: readonly (readonly [
  what: string,
  maxRows: number,
  ask: (db: Db, owner: { tenant: string; member: number }) => unknown,
])[] = [
  ['the check of team membership', 4, (db, owner) => getPositionInTeam(db, owner, newest(db))],
  ['the path to a member', 20, (db, owner) => listTeamPathToMember(db, owner, newest(db))],
  ['the size of the team', 4, (db, owner) => getTeamSize(db, owner)],
  ['the number of members who bet in a month', 600, (db, owner) => countActiveMembers(db, owner, 'bet', month)],
  [
    'the number of members who signed in on each day',
    700,
    (db, owner) => countActiveMembersByDay(db, owner, 'login', month),
  ],
  ['the number of members who are online', members / 100 + 4, (db, owner) => countOnlineMembers(db, owner, now)],
  ['the totals of a month', 500, (db, owner) => getTeamTotals(db, owner, month, 'below')],
  ['the totals of each day', 500, (db, owner) => getTeamTotalsByDay(db, owner, month, 'below')],
  ['a page of direct members', 70, (db, owner) => listDirectDownlines(db, owner, owner.member, page)],
  [
    'a late page of direct members',
    70,
    (db, owner) => listDirectDownlines(db, owner, owner.member, { ...page, after: String(newest(db) - 500) }),
  ],
  ['a page of bets', 400, (db, owner) => listTeamBets(db, owner, wholeMonth, page)],
  [
    'a page of bets after a cursor',
    400,
    (db, owner) => listTeamBets(db, owner, wholeMonth, { ...page, after: String(middle(db)) }),
  ],
  [
    'a page of ledger entries',
    900,
    (db, owner) => listTeamLedgerEntries(db, owner, { ...wholeMonth, part: undefined }, page),
  ],
  ['the rebate to claim', 500, (db, owner) => getUnclaimedAgentRebate(db, owner, now)],
  ['the rebate from one member', 500, (db, owner) => getAgentRebateFromBranch(db, owner, newest(db), month)],
]
const newest = (db: Db): number => selectOne<{ id: number }>(db, 'SELECT MAX(id) AS id FROM member')?.id ?? 0
const middle = (db: Db): number =>
  selectOne<{ mark: number }>(db, 'SELECT (MIN(mark) + MAX(mark)) / 4 * 2 AS mark FROM settled_bet')?.mark ?? 0

describe(`queries of a team of ${members}`, () => {
  const owner = () => ({ tenant: 'north', member: getDemoPersonId(large.db, 'north', 'agent') })

  test('creates a team of the given size with bets and five levels', () => {
    expect(getTeamSize(large.db, owner()).team).toBe(members)
    expect(selectAll(large.db, 'SELECT DISTINCT depth FROM team_link ORDER BY depth')).toHaveLength(6)
    expect(getTeamTotals(large.db, owner(), month, 'below').bets).toBeGreaterThan(members / 10)
  })

  test.each(queries)('lets the query for %s read at most %i rows in a large team', (_, maxRows, ask) => {
    const rows = [small, large].map((team) => {
      ask(team.db, owner())
      team.rows()
      ask(team.db, owner())
      return team.rows()
    })
    expect(Math.max(...rows)).toBeLessThanOrEqual(maxRows)
  })

  test('reads only the matching rows when an agent searches for members', () => {
    searchTeamMembers(large.db, owner(), 'm00012', page)
    large.rows()
    expect(searchTeamMembers(large.db, owner(), 'm00012', page).total).toBe(10)
    expect(large.rows()).toBeLessThanOrEqual(60)
    // `searchTeamMembers` stops counting at a thousand matches.
    searchTeamMembers(large.db, owner(), 'm', page)
    expect(large.rows()).toBeLessThanOrEqual(1_100)
  })

  test('uses an index in every query that reads the tables of a team', () => {
    const scans = large.statements
      .filter(
        (text) =>
          /\bteam_|\bactive_day|\brebate_day|\bsettled_bet|\bsession\b/.test(text) &&
          text.startsWith('SELECT') &&
          !text.includes('MAX(mark)') &&
          !text.includes('DISTINCT depth'),
      )
      .flatMap((text) =>
        selectAll<{ detail: string }>(small.db, `EXPLAIN QUERY PLAN ${text}`).map(
          ({ detail }) => [detail, text] as const,
        ),
      )
      .filter(([detail]) => /^SCAN (?!json_each|\(subquery|CONSTANT)/.test(detail))
    expect(scans).toEqual([])
  })

  test('control: detects a team query without an index by its number of read rows and by its query plan', () => {
    large.rows()
    selectAll(large.db, `SELECT below FROM team_link NOT INDEXED WHERE tenant = 'north' AND depth > 9`)
    expect(large.rows()).toBeGreaterThan(members)
    expect(
      selectAll<{ detail: string }>(small.db, 'EXPLAIN QUERY PLAN SELECT stake FROM settled_bet WHERE stake = 1')[0]
        ?.detail,
    ).toMatch(/^SCAN/)
  })
})

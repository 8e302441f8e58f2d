import { DAY_MS } from '@lobby/platform/calendar'
import { chooseByTestDepth } from '@lobby/test-kit/depth'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { selectAll, runSql } from '../../db/sql.ts'
import { categoriesWithRebateRates } from '../../seed/agents.ts'
import { findLedgerFaults } from '../../testing/findLedgerFaults.ts'
import { createTestDb } from '../../testing/createTestDb.ts'
import {
  arbitraryTeamSimulationStep,
  fixedTeamSimulationSteps,
  TEAM_SIMULATION_START_MS,
  TeamSimulation,
} from '../../testing/TeamSimulation.ts'
import { getDayIndex } from '../days.ts'
import { Refused } from '../refused.ts'
import { listTeamBets } from './teamBets.ts'
import { setRebateRates } from './rebateRates.ts'
import { getUnclaimedAgentRebate } from './agentRebates.ts'
import { listTeamLedgerEntries } from './teamLedgerEntries.ts'
import { countActiveMembers, getTeamTotalsByDay, getTeamTotals, type TeamTotals } from './teamTotals.ts'
import { listTeamPathToMember, getPositionInTeam, getTeamSize } from './teamMembers.ts'
import { findTeamFaults } from '../../testing/findTeamFaults.ts'

const plus = (one: TeamTotals, other: TeamTotals): TeamTotals =>
  Object.fromEntries(
    Object.entries(one).map(([name, value]) => [name, value + other[name as keyof TeamTotals]]),
  ) as unknown as TeamTotals

/**
 * Compares the stored totals of each agent's team with sums over all members of the team.
 * @returns a sentence for each difference
 */
function differences(life: TeamSimulation): string[] {
  const { db, people } = life
  const found: string[] = []
  const compare = (what: string, got: unknown, dueValue: unknown): void => {
    if (JSON.stringify(got) !== JSON.stringify(dueValue))
      found.push(`${what}: ${JSON.stringify(got)} instead of ${JSON.stringify(dueValue)}`)
  }
  const today = getDayIndex(life.now)
  for (const agent of people) {
    const owner = { tenant: 'north', member: agent.id }
    const members = life.below(agent)
    const owners = members.map(({ id }) => ({ tenant: 'north', member: id }))
    compare('size', getTeamSize(db, owner), {
      direct: members.filter(({ upline }) => upline === agent.id).length,
      team: members.length,
    })
    for (const days of [
      { first: 0, last: today + 9 },
      { first: today - 1, last: today },
      { first: today - 4, last: today - 2 },
    ]) {
      const nothing = getTeamTotals(db, owner, { first: 1, last: 0 }, 'own')
      const team = getTeamTotals(db, owner, days, 'below')
      compare('sums', team, owners.map((each) => getTeamTotals(db, each, days, 'own')).reduce(plus, nothing))
      compare(
        'with the agent',
        getTeamTotals(db, owner, days, 'team'),
        plus(team, getTeamTotals(db, owner, days, 'own')),
      )
      compare('days', [...getTeamTotalsByDay(db, owner, days, 'below').values()].reduce(plus, nothing), team)
      for (const what of ['join', 'login', 'bet'] as const) {
        const active = new Set(
          selectAll<{ member: number }>(
            db,
            'SELECT member FROM active_day WHERE what = :what AND day BETWEEN :first AND :last',
            { what, ...days },
          ).map(({ member }) => member),
        )
        compare(what, countActiveMembers(db, owner, what, days), members.filter(({ id }) => active.has(id)).length)
      }
      const filter = {
        days,
        from: 0,
        to: Number.MAX_SAFE_INTEGER,
        category: undefined,
        result: undefined,
        memberId: undefined,
      }
      if (days.first === 0) {
        const bets = pagesOf((page) => listTeamBets(db, owner, filter, page))
        compare('bets', [bets.length, bets.reduce((sum, { stake }) => sum + stake, 0)], [team.bets, team.stake])
        compare(
          'bets of the team',
          bets.filter(({ member }) => !members.some(({ id }) => id === member)),
          [],
        )
        const entries = pagesOf((page) => listTeamLedgerEntries(db, owner, { ...filter, part: undefined }, page))
        compare(
          'entries',
          new Set(entries.map(({ id }) => id)).size,
          listTeamLedgerEntries(db, owner, { ...filter, part: undefined }, { pageNo: 1, pageSize: 1 }).total,
        )
      }
    }
    for (const other of people) {
      const inTeam = other === agent || members.includes(other)
      const place = valueUnlessRefused(() => getPositionInTeam(db, owner, other.id))
      compare('place', place?.depth, inTeam ? life.above(other).indexOf(agent) + 1 : undefined)
      if (inTeam)
        compare(
          'path',
          listTeamPathToMember(db, owner, other.id).map(({ id }) => id),
          other === agent
            ? []
            : [...life.above(other).slice(0, life.above(other).indexOf(agent)).toReversed(), other].map(({ id }) => id),
        )
    }
    for (const category of categoriesWithRebateRates) {
      const kept =
        selectAll<{ parts: number }>(
          db,
          `SELECT SUM(parts) AS parts FROM rebate_day WHERE member = :id AND via = 0 AND category = :category`,
          { id: agent.id, category },
        )[0]?.parts ?? 0
      compare(`rebate of ${category}`, kept, life.parts.get(`${agent.id} ${category}`) ?? 0)
      const upline = people.find(({ id }) => id === agent.upline)
      if (upline && (agent.rates.get(category) ?? 0) > (upline.rates.get(category) ?? 0))
        found.push(`Member ${agent.id} has a higher ${category} rate than upline ${upline.id}.`)
    }
    // The claimed and the unclaimed rebates of an agent add up to the earned rebate, except for rounding: each claim
    // loses less than one minor unit.
    const taken = selectAll<{ sum: number; times: number }>(
      db,
      'SELECT COALESCE(SUM(amount), 0) AS sum, COUNT(*) AS times FROM agent_rebate WHERE member = :id',
      { id: agent.id },
    )[0]
    const brought =
      categoriesWithRebateRates.reduce((sum, category) => sum + (life.parts.get(`${agent.id} ${category}`) ?? 0), 0) /
      10_000
    const open = getUnclaimedAgentRebate(db, owner, life.now)
    const rest = brought - (taken?.sum ?? 0) - open.total - open.today
    if (rest < 0 || rest >= (taken?.times ?? 0) + 2 * categoriesWithRebateRates.length)
      found.push(`Member ${agent.id} has claimed ${taken?.sum} of an earned rebate of ${brought}.`)
  }
  return found
}

function valueUnlessRefused<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

function pagesOf<Row>(
  read: (page: { pageNo: number; pageSize: number; after?: string }) => {
    readonly rows: readonly Row[]
    readonly next: string | undefined
  },
): Row[] {
  const rows: Row[] = []
  for (let after: string | undefined, pages = 0; pages < 1_000; pages++) {
    const page = read({ pageNo: 1, pageSize: 4, ...(after !== undefined && { after }) })
    rows.push(...page.rows)
    if (page.next === undefined) return rows
    after = page.next
  }
  throw new Error('The list has more than 1,000 pages.')
}

/**
 * One query for each case that the random histories must contain. Otherwise the test could pass without testing these
 * cases.
 */
const requiredCases = {
  'three levels': 'SELECT COUNT(*) AS n FROM team_link WHERE depth = 3',
  'a rebate from a difference of rates':
    'SELECT COUNT(*) AS n FROM rebate_day JOIN agent_rate AS passed ON passed.member = via AND ' +
    'passed.category = rebate_day.category WHERE passed.rate > 0 AND parts > 0',
  'a claimed rebate': 'SELECT COUNT(*) AS n FROM agent_rebate',
  'a transfer': 'SELECT COUNT(*) AS n FROM downline_transfer',
  'a settled lottery order': 'SELECT COUNT(*) AS n FROM settled_bet WHERE mark % 2 = 1',
  'a member who returned on another day': 'SELECT COUNT(*) AS n FROM team_active WHERE last > 0 AND people > 0',
}
const seen = new Map<string, number>()

describe('teams', () => {
  test(
    'keeps the stored totals and rebates of agents equal to the sums over their teams in any history',
    { tags: ['AGEN-001', 'AGEN-002'], timeout: 240_000 },
    () => {
      fc.assert(
        fc.property(fc.array(arbitraryTeamSimulationStep, { minLength: 10, maxLength: 60 }), (steps) => {
          const life = new TeamSimulation(createTestDb(':memory:', TEAM_SIMULATION_START_MS))
          for (const each of [...fixedTeamSimulationSteps, ...steps]) life.live(each)
          // A history can set the clock back. Advance the clock beyond the latest time in the history, so that all
          // rebates can be claimed.
          life.live({ what: 'wait', ms: life.latest - life.now + 4 * DAY_MS })
          for (const who of life.people.keys()) life.live({ what: 'claim', who, amount: 50, won: false })
          expect(findLedgerFaults(life.db)).toEqual([])
          expect(findTeamFaults(life.db)).toEqual([])
          expect(differences(life)).toEqual([])
          for (const [what, sql] of Object.entries(requiredCases))
            seen.set(what, (seen.get(what) ?? 0) + Number(selectAll<{ n: number }>(life.db, sql)[0]?.n ?? 0))
          life.db.close()
        }),
        { numRuns: chooseByTestDepth(4, 8) },
      )
      for (const what of Object.keys(requiredCases)) expect([what, (seen.get(what) ?? 0) > 0]).toEqual([what, true])
    },
  )

  test.each([
    [
      'a missing team link',
      `DELETE FROM team_link WHERE depth = 2 AND below = (SELECT MAX(below) FROM team_link WHERE depth = 2)`,
    ],
    ['a stake that counts twice', `UPDATE team_bet_day SET team_stake = team_stake * 2 WHERE team_stake > own_stake`],
    [
      'a bet that is missing in the list of the team',
      `DELETE FROM team_bet WHERE mark = (SELECT MAX(mark) FROM team_bet)`,
    ],
    [
      'a ledger entry that is missing in the list of the team',
      `DELETE FROM team_entry WHERE entry = (SELECT MAX(entry) FROM team_entry)`,
    ],
    ['a wrong total of money', `UPDATE team_money_day SET team_in = team_in + 1 WHERE kind = 'deposit'`],
    ['a wrong number of active members', `UPDATE team_active SET people = people + 1 WHERE what = 'bet'`],
    ['stakes in a wrong hour', `UPDATE team_hour SET hour = hour + 1`],
    ['a wrong team size', `UPDATE team_size SET team = team + 1 WHERE team > 0`],
    [
      'a bet that is missing among the settled bets',
      'DELETE FROM settled_bet WHERE mark = (SELECT MAX(mark) FROM settled_bet WHERE mark NOT IN (SELECT ' +
        'mark FROM team_bet))',
    ],
  ])('control: finds %s with findTeamFaults in a damaged database', (_, damage) => {
    const life = new TeamSimulation(createTestDb(':memory:', TEAM_SIMULATION_START_MS))
    for (const each of fixedTeamSimulationSteps) life.live(each)
    expect(findTeamFaults(life.db)).toEqual([])
    expect(runSql(life.db, damage).changes).toBeGreaterThan(0)
    expect(findTeamFaults(life.db)).not.toEqual([])
  })

  test('control: finds wrong team totals with findTeamFaults when a database trigger is missing', () => {
    const life = new TeamSimulation(createTestDb(':memory:', TEAM_SIMULATION_START_MS))
    for (const each of fixedTeamSimulationSteps) life.live(each)
    expect(differences(life)).toEqual([])
    life.db.exec('DROP TRIGGER settled_bet_counts')
    life.live({ what: 'play', who: 5, amount: 500, won: false })
    expect(findTeamFaults(life.db)).not.toEqual([])
    expect(differences(life)).not.toEqual([])
  })

  test('refuses a changed upline, an upline of another tenant and a cycle of uplines in the database', () => {
    const db = createTestDb(':memory:', TEAM_SIMULATION_START_MS)
    const add = (name: string, tenant = 'north'): number =>
      runSql(
        db,
        'INSERT INTO member (tenant, name, name_key, password, type, registered_at) VALUES (:tenant, :name, ' +
          `:name, 'x', 1, 0)`,
        { name, tenant },
      ).id
    const place = (member: number, upline: number) => () =>
      runSql(db, 'UPDATE member SET upline = :upline WHERE id = :member', { member, upline })
    const [one, two, other] = [add('one'), add('two'), add('other', 'south')]
    expect(place(one, one)).toThrow(/not below/)
    expect(place(one, other)).toThrow(/same tenant/)
    place(two, one)()
    expect(place(one, two)).toThrow(/not below/)
    expect(place(two, add('three'))).toThrow(/for good/)
    expect(() =>
      runSql(
        db,
        `INSERT INTO member (tenant, name, name_key, password, type, registered_at, upline) VALUES ('south', ` +
          `'x', 'x', 'x', 1, 0, :one)`,
        { one },
      ),
    ).toThrow(/same tenant/)
    expect(findTeamFaults(db)).toEqual([])
  })

  test(
    'refuses a rebate rate above the upline’s rate or below a downline’s rate in the database',
    { tags: ['AGEN-002'] },
    () => {
      const life = new TeamSimulation(createTestDb(':memory:', TEAM_SIMULATION_START_MS))
      for (const each of fixedTeamSimulationSteps) life.live(each)
      const child = life.people.find(({ upline, rates }) => upline !== undefined && (rates.get('RNG') ?? 0) > 0)
      const rate = (id: number | undefined, value: number) => () =>
        runSql(life.db, `UPDATE agent_rate SET rate = :value WHERE member = :id AND category = 'RNG'`, {
          id: id ?? 0,
          value,
        })
      expect(rate(child?.id, 81)).toThrow(/at most that of the upline/)
      expect(rate(child?.upline, (child?.rates.get('RNG') ?? 0) - 1)).toThrow(/at least what was passed on/)
      expect(() =>
        setRebateRates(life.db, { tenant: 'north', member: child?.id ?? 0 }, [{ category: 'RNG', rate: 81 }]),
      ).toThrow('agent.rate.invalid')
    },
  )
})

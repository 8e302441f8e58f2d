import { DAY_MS } from '@lobby/platform/calendar'
import { chooseByTestDepth } from '@lobby/test-kit/depth'
import type { OperationId, CallQueryParameters, ResponseValueOf } from '@lobby/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { selectOne, runSql } from '../db/sql.ts'
import { formatDayIndex, getDayIndex } from '../domain/days.ts'
import { findMemberByName } from '../domain/members.ts'
import { northMerchant } from '../testing/merchants.ts'
import { createTestDb } from '../testing/createTestDb.ts'
import {
  arbitraryTeamSimulationStep,
  fixedTeamSimulationSteps,
  TEAM_SIMULATION_START_MS,
  TeamSimulation,
  type TeamSimulationStep,
} from '../testing/TeamSimulation.ts'
import { teamBetting, teamProfitAndLoss, teamRecord } from './agentTeam.ts'
import type { OperationCall, OperationHandler } from './call.ts'
import { accountRecord, bettingRecord, profitAndLoss } from './report.ts'

interface Listed {
  readonly content: readonly object[]
  readonly total: number
  readonly next?: string
}

/** Returns a function that reads all pages of a member's or an agent's report. */
function createReportReader({ db, now, people }: TeamSimulation) {
  return async <Id extends OperationId>(
    handler: OperationHandler<Id>,
    who: number,
    query: object = {},
  ): Promise<readonly ResponseValueOf<Id>[]> => {
    const member = findMemberByName(db, 'north', `p${people.findIndex(({ id }) => id === who)}`)
    const pages: ResponseValueOf<Id>[] = []
    for (let after: string | undefined, pageNo = 1; ; pageNo++) {
      const asked = {
        pageNo,
        pageSize: 5,
        ...query,
        ...(after !== undefined && { after }),
      } as unknown as CallQueryParameters<Id, never>
      const page = await handler({ db, now, tenant: northMerchant, member, query: asked } as OperationCall<Id>)
      pages.push(page)
      after = (page as Listed).next
      if (after === undefined) return pages
      if (pageNo > 1_000) throw new Error('The report has more than 1,000 pages.')
    }
  }
}

const rowsOf = <Row>(pages: readonly { readonly content: readonly Row[] }[]): Row[] =>
  pages.flatMap(({ content }) => content)
/** Returns the sum of each named field over all objects. */
const plus = (all: readonly object[], names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, all.reduce((sum, each) => sum + (each as Readonly<Record<string, number>>)[name]!, 0)]),
  )
const pick = (figures: object | undefined, names: readonly string[]) => plus(figures ? [figures] : [], names)

const betFields = ['total', 'sumStakeMinor', 'sumPayoutMinor', 'sumProfitMinor']
const moneyFields = ['total', 'sumInMinor', 'sumOutMinor']
const profitFields = [
  'stakeMinor',
  'payoutMinor',
  'rebateMinor',
  'bonusMinor',
  'roomMinor',
  'profitMinor',
  'depositMinor',
  'withdrawalMinor',
]
/**
 * The kinds of ledger entries that a team's transaction record does not contain. Bets are in a separate list.
 */
const excludedKinds = ['OPENING', 'STAKE', 'PAYOUT', 'STAKE_RETURN']

/**
 * Compares the three team reports of each agent with the reports of the team's members.
 * @returns a sentence for each difference
 */
async function differences(life: TeamSimulation): Promise<string[]> {
  const ask = createReportReader(life)
  const found: string[] = []
  const compare = (what: string, got: unknown, due: unknown): void => {
    if (JSON.stringify(got) !== JSON.stringify(due))
      found.push(`${what}: ${JSON.stringify(got)} instead of ${JSON.stringify(due)}`)
  }
  const today = getDayIndex(life.now)
  const spans = [{}, { startDate: formatDayIndex(today - 4), endDate: formatDayIndex(today - 2) }]
  for (const agent of life.people) {
    const members = life.below(agent)
    const nameOf = ({ id }: { readonly id: number }): string => `p${life.people.findIndex((each) => each.id === id)}`
    for (const span of spans) {
      for (const narrowed of [{}, { category: 'LOTT' }, { result: 'WON' }, { result: 'LOST', category: 'RNG' }]) {
        const pages = await ask(teamBetting, agent.id, { ...span, ...narrowed })
        const ofMembers = await Promise.all(
          members.map((each) => ask(teamBetting, agent.id, { ...span, ...narrowed, account: nameOf(each) })),
        )
        const what = `bets ${JSON.stringify({ ...span, ...narrowed })}`
        compare(
          what,
          pick(pages[0], betFields),
          plus(
            ofMembers.map(([first]) => first!),
            betFields,
          ),
        )
        compare(
          `${what} by row`,
          rowsOf(pages)
            .map(({ betId }) => betId)
            .sort(),
          ofMembers.flatMap((each) => rowsOf(each).map(({ betId }) => betId)).sort(),
        )
        const rows = rowsOf(pages)
        compare(`${what} by its rows`, pick(pages[0], ['total', 'sumStakeMinor', 'sumPayoutMinor']), {
          total: rows.length,
          sumStakeMinor: rows.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0),
          sumPayoutMinor: rows.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0),
        })
      }
      for (const narrowed of [{}, { kind: 'MONEY' }, { kind: 'TRANSFERS' }, { kind: 'REWARDS' }, { kind: 'AGENT' }]) {
        const pages = await ask(teamRecord, agent.id, { ...span, ...narrowed })
        const ofMembers = await Promise.all(
          members.map((each) => ask(teamRecord, agent.id, { ...span, ...narrowed, account: nameOf(each) })),
        )
        const what = `records ${JSON.stringify({ ...span, ...narrowed })}`
        compare(
          what,
          pick(pages[0], moneyFields),
          plus(
            ofMembers.map(([first]) => first!),
            moneyFields,
          ),
        )
        const amounts = rowsOf(pages).map(({ amountMinor }) => amountMinor)
        compare(`${what} by its rows`, pick(pages[0], moneyFields), {
          total: amounts.length,
          sumInMinor: amounts.reduce((sum, each) => sum + Math.max(0, each), 0),
          sumOutMinor: amounts.reduce((sum, each) => sum + Math.max(0, -each), 0),
        })
      }
      for (const top of [agent, ...members]) {
        const pages = await ask(teamProfitAndLoss, agent.id, { ...span, memberId: top.id })
        const own = await Promise.all(life.below(top).map((each) => ask(profitAndLoss, each.id, span)))
        const what = `profit and loss of ${nameOf(top)} ${JSON.stringify(span)}`
        compare(
          `${what} by level`,
          pick(pages[0]?.totals, profitFields),
          plus(
            rowsOf(pages).map(({ sums }) => sums),
            profitFields,
          ),
        )
        // A lottery bet counts for its member on the day of the order, but for the team on the day of the draw. So
        // compare these totals only over all days.
        if (!('startDate' in span)) {
          compare(
            what,
            pick(pages[0]?.totals, profitFields),
            plus(
              own.map(([first]) => first!.totals),
              profitFields,
            ),
          )
          compare(
            `${what}, own`,
            pick(pages[0]?.own, profitFields),
            pick((await ask(profitAndLoss, top.id))[0]?.totals, profitFields),
          )
        }
      }
    }
    const bets = (await Promise.all(members.map((each) => ask(bettingRecord, each.id))))
      .flatMap(rowsOf)
      .filter(({ status }) => status === 'WON' || status === 'LOST')
    const betText = ({ betId, stakeMinor, payoutMinor }: (typeof bets)[number]) =>
      `${betId} ${stakeMinor} ${payoutMinor}`
    compare(
      'bets of the members',
      rowsOf(await ask(teamBetting, agent.id))
        .map((bet) => betText({ ...bet, status: bet.result }))
        .sort(),
      bets.map(betText).sort(),
    )
    const entries = (await Promise.all(members.map((each) => ask(accountRecord, each.id))))
      .flatMap(rowsOf)
      .filter(({ kind }) => !excludedKinds.includes(kind))
    const entryText = ({
      entryId,
      kind,
      amountMinor,
    }: Pick<(typeof entries)[number], 'entryId' | 'kind' | 'amountMinor'>) => `${entryId} ${kind} ${amountMinor}`
    compare(
      'entries of the members',
      rowsOf(await ask(teamRecord, agent.id))
        .map(entryText)
        .sort(),
      entries.map(entryText).sort(),
    )
  }
  return found
}

/**
 * Cases that must occur at least one time in the random histories. The test fails if one of these cases does not occur.
 */
const requiredCases = {
  'three levels': 'SELECT COUNT(*) AS n FROM team_link WHERE depth = 3',
  'a settled lottery order': 'SELECT COUNT(*) AS n FROM settled_bet WHERE mark % 2 = 1',
  'a transfer': "SELECT COUNT(*) AS n FROM ledger WHERE kind = 'transferIn'",
  'an agent rebate': "SELECT COUNT(*) AS n FROM ledger WHERE kind = 'agentRebate'",
}
const seen = new Map<string, number>()
/**
 * Stakes that win a leader board prize. The prize must count as a bonus in the reports of the member and of the team.
 */
const stepsWithBoardPrize: TeamSimulationStep[] = [1517, 4989, 50, 4999].map((amount) => ({
  what: 'play',
  who: 0,
  amount,
  won: false,
}))

test(
  'returns team reports that equal the sums of the members’ reports after any sequence of steps',
  { tags: ['AGEN-001'], timeout: 240_000, retry: 0 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryTeamSimulationStep, { minLength: 10, maxLength: 40 }), async (steps) => {
        const life = new TeamSimulation(createTestDb(':memory:', TEAM_SIMULATION_START_MS))
        for (const each of [...fixedTeamSimulationSteps, ...steps]) life.live(each)
        life.live({ what: 'wait', ms: 4 * DAY_MS })
        for (const who of life.people.keys()) life.live({ what: 'claim', who, amount: 50, won: false })
        expect(await differences(life)).toEqual([])
        for (const [what, sql] of Object.entries(requiredCases))
          seen.set(what, (seen.get(what) ?? 0) + Number(selectOne<{ n: number }>(life.db, sql)?.n ?? 0))
        life.db.close()
      }),
      { numRuns: chooseByTestDepth(2, 20), examples: [[stepsWithBoardPrize]], interruptAfterTimeLimit: 180_000 },
    )
    for (const what of Object.keys(requiredCases)) expect([what, (seen.get(what) ?? 0) > 0]).toEqual([what, true])
  },
)

test.each([
  ['a wrong total of stakes', 'UPDATE team_bet_day SET team_stake = team_stake + 1 WHERE team_stake > own_stake'],
  [
    'a bet that is missing in the list of the team',
    'DELETE FROM team_bet WHERE mark = (SELECT MAX(mark) FROM team_bet)',
  ],
  ['a wrong total of money', "UPDATE team_money_day SET team_in = team_in + 1 WHERE kind = 'deposit'"],
  [
    'a ledger entry that is missing in the list of the team',
    'DELETE FROM team_entry WHERE entry = (SELECT MAX(entry) FROM team_entry)',
  ],
])('control: detects %s when the reports of a team are compared with the reports of its members', async (_, damage) => {
  const life = new TeamSimulation(createTestDb(':memory:', TEAM_SIMULATION_START_MS))
  for (const each of fixedTeamSimulationSteps) life.live(each)
  expect(await differences(life)).toEqual([])
  expect(runSql(life.db, damage).changes).toBeGreaterThan(0)
  expect(await differences(life)).not.toEqual([])
})

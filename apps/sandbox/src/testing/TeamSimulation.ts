import { DAY_MS } from '@lobby/platform/calendar'
import fc from 'fast-check'
import { selectAll, deleteRows, insertRow, updateRows, type Db } from '../db/sql.ts'
import { getDayIndex } from '../domain/days.ts'
import { createDownlineTransfer } from '../domain/agents/downlineTransfer.ts'
import { setRebateRates } from '../domain/agents/rebateRates.ts'
import { payAgentRebate } from '../domain/agents/agentRebates.ts'
import { getLotteryByCode, getRunningLotteryDraw } from '../domain/lotteryDraws.ts'
import { cancelLotteryBets, placeOrderOnDraw } from '../domain/lotteryOrders.ts'
import { Refused } from '../domain/refused.ts'
import { settleEverythingDue } from '../domain/settleEverythingDue.ts'
import { postLedgerEntry } from '../domain/wallet.ts'
import { categoriesWithRebateRates } from '../seed/agents.ts'
import { insertPastDeposit, insertPastGameRound, insertPastSignIn } from '../seed/pastPlay.ts'

/** Noon in Brasília. */
export const TEAM_SIMULATION_START_MS = Date.UTC(2026, 10, 20, 15)
/** The `nodeId`s of a slot and of a game of another category. */
const games = [10_001, 10_402]
const played = ['RNG', 'LOTT'] as const

export type TeamSimulationStep =
  | {
      readonly what: 'join' | 'place' | 'rates' | 'handOut'
      readonly won?: never
      readonly who: number
      readonly above: number
      readonly amount: number
    }
  | {
      readonly what: 'signIn' | 'deposit' | 'play' | 'order' | 'claim'
      readonly who: number
      readonly amount: number
      readonly won: boolean
    }
  | { readonly what: 'wait'; readonly ms: number }

const integerUpTo = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max })
export const arbitraryTeamSimulationStep: fc.Arbitrary<TeamSimulationStep> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constantFrom('join' as const, 'join' as const, 'place' as const, 'rates' as const, 'handOut' as const),
      who: integerUpTo(12),
      above: integerUpTo(12),
      amount: integerUpTo(9_000),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      what: fc.constantFrom(
        'signIn' as const,
        'deposit' as const,
        'play' as const,
        'play' as const,
        'play' as const,
        'order' as const,
        'claim' as const,
      ),
      who: integerUpTo(12),
      amount: fc.integer({ min: 50, max: 5_000 }),
      won: fc.boolean(),
    }),
  },
  // Sets the clock back if `ms` is negative.
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('wait' as const), ms: fc.integer({ min: -2 * DAY_MS, max: 3 * DAY_MS }) }),
  },
)

interface Person {
  readonly id: number
  upline: number | undefined
  readonly rates: Map<string, number>
}

/**
 * Runs steps of a team on a database, and computes the expected agent rebates of these steps in memory, for comparison.
 */
export class TeamSimulation {
  readonly db: Db
  now = TEAM_SIMULATION_START_MS
  /** The latest time that the clock has had, in milliseconds since 1970. */
  latest = TEAM_SIMULATION_START_MS
  keys = 0
  readonly people: Person[] = []
  /** The expected rebates by agent and category, in ten-thousandths of minor units. */
  readonly parts = new Map<string, number>()

  constructor(db: Db) {
    this.db = db
    for (let index = 0; index < 3; index++) this.join(undefined)
  }

  private join(upline: number | undefined): void {
    const name = `p${this.people.length}`
    const { id } = insertRow(this.db, 'member', {
      tenant: 'north',
      name,
      name_key: name,
      password: 'x',
      type: 1,
      registered_at: this.now,
      upline: upline ?? null,
    })
    // Give the member an opening balance, because unstaked deposits cannot be transferred.
    postLedgerEntry(this.db, {
      tenant: 'north',
      member: id,
      kind: 'opening',
      ref: 'demo',
      amountMinor: 50_000,
      key: 'opening',
      at: this.now,
    })
    this.people.push({ id, upline, rates: new Map() })
    if (upline === undefined) {
      for (const category of categoriesWithRebateRates)
        insertRow(this.db, 'agent_rate', { tenant: 'north', member: id, category, rate: 80 })
      for (const category of categoriesWithRebateRates) this.people.at(-1)?.rates.set(category, 80)
    }
  }

  person(index: number): Person {
    const found = this.people[index % this.people.length]
    if (!found) throw new Error('The team has no members.')
    return found
  }

  /** Returns all uplines of a person, the nearest first. */
  above(person: Person): Person[] {
    const upline = this.people.find(({ id }) => id === person.upline)
    return upline ? [upline, ...this.above(upline)] : []
  }

  below(person: Person): Person[] {
    return this.people.filter((other) => this.above(other).includes(person))
  }

  /** Adds the rebates of a bet for all uplines, at their current rates. */
  private addRebates(bettor: Person, category: string, stake: number): void {
    let below = bettor
    for (const agent of this.above(bettor)) {
      const key = `${agent.id} ${category}`
      const rate = (agent.rates.get(category) ?? 0) - (below.rates.get(category) ?? 0)
      this.parts.set(key, (this.parts.get(key) ?? 0) + stake * rate)
      below = agent
    }
  }

  live(step: TeamSimulationStep): void {
    try {
      this.runStep(step)
    } catch (error) {
      // A rule of the sandbox may refuse the step. A refused step must not change the database.
      if (!(error instanceof Refused)) throw error
    }
    this.settle()
  }

  private settle(): void {
    const open = selectAll<{ id: number; member: number; stake: number }>(
      this.db,
      `SELECT id, member, stake - refund AS stake FROM lottery_order WHERE status = 'OPEN' AND draws_at <= :now`,
      { now: this.now },
    )
    settleEverythingDue(this.db, this.now)
    for (const { member, stake } of open) {
      const bettor = this.people.find(({ id }) => id === member)
      if (bettor) this.addRebates(bettor, 'LOTT', stake)
    }
  }

  private runStep(step: TeamSimulationStep): void {
    const { db, now } = this
    if (step.what === 'wait') {
      this.now += step.ms
      this.latest = Math.max(this.latest, this.now)
      return
    }
    const person = this.person(step.who)
    const owner = { tenant: 'north', member: person.id }
    const key = `key-of-a-team-${this.keys++}`
    const category = (game: number): string =>
      selectAll<{ category: string }>(db, 'SELECT category FROM game WHERE node_id = :game', { game })[0]?.category ??
      ''
    if (step.what === 'join') this.join(person.id)
    else if (step.what === 'place') {
      const upline = this.person(step.above)
      if (person.upline !== undefined || upline === person || this.above(upline).includes(person)) return
      // Delete the person's rates first, because a rate must never exceed the rate of the new upline.
      deleteRows(db, 'agent_rate', { member: person.id })
      if (this.people.some((other) => other.upline === person.id && other.rates.size > 0)) {
        this.restore(person)
        return
      }
      person.rates.clear()
      updateRows(db, 'member', { id: person.id }, { upline: upline.id })
      person.upline = upline.id
    } else if (step.what === 'rates') {
      const rate = step.amount % 90
      const chosen = played[step.above % played.length] ?? 'RNG'
      setRebateRates(db, owner, [{ category: chosen, rate }])
      person.rates.set(chosen, rate)
    } else if (step.what === 'handOut') {
      const receiver = this.person(step.above)
      createDownlineTransfer(db, { ...owner, parts: [{ memberId: receiver.id, amountMinor: step.amount }], key, now })
    } else if (step.what === 'signIn') insertPastSignIn(db, owner, getDayIndex(now), now)
    else if (step.what === 'deposit') insertPastDeposit(db, owner, step.amount * 400, key, now)
    else if (step.what === 'claim') payAgentRebate(db, owner, key, now)
    else if (step.what === 'play') {
      const game = games[step.amount % games.length] ?? 10_001
      const stake = step.amount * 20
      insertPastGameRound(db, { ...owner, game, stake, payout: step.won ? stake * 2 : 0, at: now })
      this.addRebates(person, category(game), stake)
    } else {
      const { numero } = getRunningLotteryDraw(db, getLotteryByCode('lua-1'), now)
      const id = placeOrderOnDraw(db, {
        ...owner,
        code: 'lua-1',
        numero,
        prizeMode: 'LOTT',
        bets: [{ playCode: 'SIZE', selection: 'BIG', stakeMinor: step.amount }],
        key,
        now,
      })
      if (step.won) cancelLotteryBets(db, owner, id, undefined, now)
    }
  }

  private restore({ id, rates }: Person): void {
    for (const [category, rate] of rates)
      insertRow(this.db, 'agent_rate', { tenant: 'north', member: id, category, rate })
  }
}

/** Fixed steps that produce three levels, rates, bets on two days, a transfer and a lottery order. */
export const fixedTeamSimulationSteps: readonly TeamSimulationStep[] = [
  { what: 'join', who: 0, above: 0, amount: 0 },
  { what: 'join', who: 3, above: 0, amount: 0 },
  { what: 'join', who: 4, above: 0, amount: 0 },
  { what: 'rates', who: 3, above: 0, amount: 50 },
  { what: 'rates', who: 4, above: 0, amount: 20 },
  { what: 'deposit', who: 0, amount: 5_000, won: false },
  { what: 'deposit', who: 5, amount: 5_000, won: false },
  { what: 'handOut', who: 0, above: 4, amount: 2_000 },
  { what: 'play', who: 5, amount: 1_000, won: true },
  { what: 'play', who: 0, amount: 1_000, won: false },
  { what: 'order', who: 5, amount: 1_000, won: false },
  { what: 'wait', ms: DAY_MS },
  { what: 'signIn', who: 5, amount: 50, won: false },
  { what: 'play', who: 5, amount: 701, won: false },
]

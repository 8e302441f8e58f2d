import type { NewPayoutAccount } from '../domain/money/payoutAccounts.ts'
import { isPasswordHashCostStandard } from '../domain/passwordHash.ts'
import people from './data/people.json' with { type: 'json' }
import team from './data/team.json' with { type: 'json' }

/** A member in the demo data. Every tenant has all demo people. */
export interface DemoPerson {
  readonly name: string
  readonly nickname: string
  readonly type: number
  /** The VIP level. The seeded stakes of a person with past activity must reach this level. */
  readonly vip: string | null
  /** The opening balance, in minor units. */
  readonly opening: number
  readonly disabled?: true
  readonly captchaAlways?: true
  /**
   * A Brazilian mobile number without the dialling code. A person with a number also has an e-mail address, see
   * `getDemoEmail`.
   */
  readonly mobile?: string
  /** The number of demo mails, and how many of them are unread. */
  readonly mails?: readonly [count: number, unread: number]
  /** Payout accounts. A person with accounts also has the demo payment password. */
  readonly payout?: readonly NewPayoutAccount[]
  /** The name of the upline, to whom the person can transfer money. */
  readonly upline?: string
  /**
   * The length of the past activity: `long` fills several pages of every report, `short` contains only some rounds,
   * which reach a VIP level. Undefined for people without past activity.
   */
  readonly past?: 'long' | 'short'
  /** Describes what a developer can see on the site with this account. */
  readonly about: string
}

/** The password of every demo person. */
export const demoPassword = 'Lobby2026'

const salt = '6c6f6262792d64656d6f2d73616c7421'
/** The hash of the demo password at the standard cost. */
export const standardCostDemoPasswordHash = `${salt}:4a4caddcb984244869f43cfc47444df6ecb888075eaf9138c7941becf084e986`
/** The hash of the demo password at a cost of 2^10, which keeps tests fast. */
export const lowCostDemoPasswordHash = `${salt}:62fb33f001e74d36ebd39ba772f936d8100e1f976c6b6785dd9e541f1b9afaf9:10`

/**
 * Returns the hash of the demo password. The hash is a constant, because hashing the password for each person would
 * delay the first start by a second. Outside of tests the hash has the standard cost: a faster sign-in would reveal
 * that a name belongs to a demo person.
 */
export const getDemoPasswordHash = (): string =>
  isPasswordHashCostStandard() ? standardCostDemoPasswordHash : lowCostDemoPasswordHash

/** The payment password of every demo person who has one. */
export const demoPaymentPassword = '246810'

/** The hash of the demo payment password, as `hashPassword` computes it. */
export const demoPaymentPasswordHash =
  '6c6f6262792d64656d6f2d7061797321:6102230152f678e437894bd455ba56d2252d78b4e36423edfd6016c574a65307:10'

/** Returns the e-mail address of a demo person. */
export const getDemoEmail = (name: string): string => `${name}@example.com`

/** The demo persons, in the order in which the start banner prints them. */
export const demoPeople = people as readonly DemoPerson[]

/** A member of the demo agent's team. Every tenant has all members of this team, and all have the demo password. */
export interface DemoTeamMember {
  readonly name: string
  readonly nickname: string
  /** The name of the direct upline. */
  readonly upline: string
  readonly agent?: true
  /** The number of days since the person joined. */
  readonly days: number
}

/** The team of the demo person `agent`, five levels deep. Uplines come before their downlines. */
export const demoTeam = team as readonly DemoTeamMember[]

/** The demo agent's rebate rate in categories that are not in `demoAgentRebateRates`, in ten-thousandths. */
export const DEFAULT_REBATE_RATE_BASIS_POINTS = 20

/** The rebate rates of the demo agent by category, in ten-thousandths. */
export const demoAgentRebateRates: Readonly<Record<string, number>> = {
  RNG: 60,
  LIVE: 40,
  SPORTS: 50,
  ESPORTS: 50,
  FISH: 60,
  PVP: 40,
}

/** The difference between an agent's rebate rate and the rate of the agents directly below, in ten-thousandths. */
export const REBATE_RATE_STEP_BASIS_POINTS = 10

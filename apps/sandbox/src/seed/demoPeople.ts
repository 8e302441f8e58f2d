import type { NewAccount } from '../domain/money/payoutAccounts.ts'
import { isCostStandard } from '../domain/password.ts'
import people from './data/people.json' with { type: 'json' }
import team from './data/team.json' with { type: 'json' }

/** One person of the demo; every tenant has them all. */
export interface DemoPerson {
  readonly name: string
  readonly nickname: string
  readonly type: number
  /** The level of the person; with a past the one that it reaches. */
  readonly vip: string | null
  /** Cents. */
  readonly opening: number
  readonly disabled?: true
  readonly captchaAlways?: true
  /** Brazilian, without the dialling code. Who has one has an address too: the name at example.com. */
  readonly mobile?: string
  /** How many mails of the demo the person has, and how many of them are unread. */
  readonly mails?: readonly [count: number, unread: number]
  /** Where money of the person can go to; who has such accounts has the payment password of the demo too. */
  readonly payout?: readonly NewAccount[]
  /** The name of the person above, to whom money can be handed. */
  readonly upline?: string
  /** With a long past every report has pages, with a short one the person has reached a level. Everybody else begins today. */
  readonly past?: 'long' | 'short'
  /** What the person is there to show. */
  readonly about: string
}

/** The password of every demo person. */
export const demoPassword = 'Lobby2026'

const salt = '6c6f6262792d64656d6f2d73616c7421'
/** The demo password at the standard cost. */
export const costlyDemoPasswordHash = `${salt}:4a4caddcb984244869f43cfc47444df6ecb888075eaf9138c7941becf084e986`
/** At the cost of 2^10: a thousand tests sign somebody of the demo in. */
export const cheapDemoPasswordHash = `${salt}:62fb33f001e74d36ebd39ba772f936d8100e1f976c6b6785dd9e541f1b9afaf9:10`

/**
 * What `hashPassword` makes of it. Kept, because a hash for each person would cost the first start a second; a salt that everybody knows guards nothing,
 * and neither does a password that the start banner prints. It costs as much as other hashes, because
 * a quicker sign-in would show that a name belongs to the demo.
 */
export const demoPasswordHash = (): string => (isCostStandard() ? costlyDemoPasswordHash : cheapDemoPasswordHash)

/** The payment password of every demo person who has one. */
export const demoPaymentPassword = '246810'

/** What `hashPassword` makes of it. */
export const demoPaymentHash =
  '6c6f6262792d64656d6f2d7061797321:6102230152f678e437894bd455ba56d2252d78b4e36423edfd6016c574a65307:10'

/** The address of a person who has a mobile number. */
export const demoEmail = (name: string): string => `${name}@example.com`

/** The people of the demo, in the order in which the start banner prints them. */
export const demoPeople = people as readonly DemoPerson[]

/** Somebody of the demo agent's team; every tenant has them all, with the password of the demo. */
export interface TeamPerson {
  readonly name: string
  readonly nickname: string
  /** The name of the direct upline. */
  readonly upline: string
  readonly agent?: true
  /** How many days ago they joined. */
  readonly days: number
}

/** Five levels below `agent`. Uplines come before their downlines. */
export const demoTeam = team as readonly TeamPerson[]

/** The rate of the demo agent in a category that `houseRates` does not name, in ten-thousandths. */
export const defaultRate = 20

/** The rates of the demo agent in ten-thousandths. */
export const houseRates: Readonly<Record<string, number>> = {
  RNG: 60,
  LIVE: 40,
  SPORTS: 50,
  ESPORTS: 50,
  FISH: 60,
  PVP: 40,
}

/** What each level keeps of its rates, in ten-thousandths. */
export const rateStep = 10

import { DAY_MS } from '@lobby/platform/calendar'
import { categories as allCategories, type Category } from './vendors.ts'

/** The categories that rates are given for, in the order in which they are shown: `INHOUSE` is a tab and has no games of its own. */
export const categories: readonly Category[] = allCategories.filter((category) => category !== 'INHOUSE')

/** The type of an account that an agent opens or invites. */
export const agentType = 1
export const playerType = 0

/** Less is not given, in minor units. */
export const smallestAgentRebate = 100

/** Limits of transfers to the team, in minor units: for each receiver, and for a day. */
export const downlineLimits = {
  min: 1_000,
  max: 500_000,
  mostReceivers: 50,
  timesADay: 20,
  perDay: 5_000_000,
  chips: [1_000, 5_000, 10_000, 50_000],
} as const

/** So many invitation links of an agent are open at a time. */
export const mostLinks = 20

/** An offer waits so long for its answer. */
export const offerLife = 7 * DAY_MS

import { DAY_MS } from '@lobby/platform/calendar'
import { allGameCategories as allCategories, type GameCategory } from './vendors.ts'

/**
 * The game categories for which agents have rebate rates, in display order. `INHOUSE` has no rate, because it is only a
 * tab of the site.
 */
export const categoriesWithRebateRates: readonly GameCategory[] = allCategories.filter(
  (category) => category !== 'INHOUSE',
)

/** The member type of an agent. */
export const agentMemberType = 1
export const playerMemberType = 0

/** The smallest agent rebate that can be claimed, in minor units. */
export const MIN_AGENT_REBATE_MINOR = 100

/**
 * Limits of transfers to the team, in minor units. `min` and `max` apply to each receiver, `perDay` to the sum of a
 * day.
 */
export const downlineTransferLimits = {
  min: 1_000,
  max: 500_000,
  mostReceivers: 50,
  timesADay: 20,
  perDay: 5_000_000,
  chips: [1_000, 5_000, 10_000, 50_000],
} as const

/** The number of invitation links that an agent can have open at a time. */
export const MAX_OPEN_INVITATION_LINKS = 20

/** The time after which an unanswered contract offer expires, in milliseconds. */
export const CONTRACT_OFFER_LIFETIME_MS = 7 * DAY_MS

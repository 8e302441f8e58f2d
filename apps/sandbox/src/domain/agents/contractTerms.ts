import { DAY_MS } from '@lobby/platform/calendar'
import { Refused } from '../refused.ts'
import { formatDayIndex, getDayStartOfDate, getDayIndex, getDayStartOfTime } from '../days.ts'

export type ContractKind = 'DAILY' | 'DIVIDEND' | 'HOURLY'
export type ContractPeriod = 'DAY' | 'HOUR' | 'WEEK' | 'HALF_MONTH' | 'MONTH'

/** A tier of an agent contract: what the team must reach, and the rate that the tier then pays. */
export interface ContractRateTier {
  /**
   * The minimum amount in minor units: the team's losses for a dividend, the team's stakes for a salary.
   */
  readonly from: number
  /** The minimum number of team members who bet in the period. */
  readonly active: number
  /** The share of the team's losses or stakes that the tier pays, in ten-thousandths. */
  readonly rate: number
}

/** The payment periods that each kind of agent contract may have. */
export const ALLOWED_PERIODS_BY_CONTRACT_KIND: Readonly<Record<ContractKind, readonly ContractPeriod[]>> = {
  DAILY: ['DAY'],
  DIVIDEND: ['WEEK', 'HALF_MONTH', 'MONTH'],
  HOURLY: ['HOUR'],
}

/**
 * The maximum rate in an offer, by kind of agent contract, in ten-thousandths of the team's losses or stakes.
 */
export const MAX_CONTRACT_RATE_BASIS_POINTS: Readonly<Record<ContractKind, number>> = {
  DAILY: 300,
  DIVIDEND: 5_000,
  HOURLY: 200,
}

/**
 * Returns the highest reached tier; undefined if no tier is reached.
 * @param volume - the team's losses or stakes in minor units
 * @param active - the number of team members who bet in the period
 */
export const findReachedContractTier = (
  tiers: readonly ContractRateTier[],
  volume: number,
  active: number,
): ContractRateTier | undefined => tiers.findLast((tier) => volume > 0 && volume >= tier.from && active >= tier.active)

/**
 * Returns the amount that a tier pays, rounded down, in minor units.
 * @param volume - the team's losses or stakes in minor units
 */
export const computeContractTierPayment = (tier: ContractRateTier | undefined, volume: number): number =>
  tier ? Math.floor((volume * tier.rate) / 10_000) : 0

/**
 * Validates the terms of a contract. Each tier must require more than the previous tier and pay at least the same rate.
 * The kind of contract must allow the period. Hourly contracts cannot require a number of betting members.
 * @throws Refused `contract.terms`
 */
export function requireValidContractTerms(
  kind: ContractKind,
  period: ContractPeriod,
  tiers: readonly ContractRateTier[],
): void {
  const rising = tiers.every((tier, at) => {
    const before = tiers[at - 1]
    return !before || (tier.from > before.from && tier.active >= before.active && tier.rate >= before.rate)
  })
  const within = tiers.every(
    ({ rate, active }) => rate <= MAX_CONTRACT_RATE_BASIS_POINTS[kind] && (kind !== 'HOURLY' || active === 0),
  )
  if (tiers.length === 0 || !rising || !within || !ALLOWED_PERIODS_BY_CONTRACT_KIND[kind].includes(period))
    throw new Refused('contract.terms', { field: 'tiers' })
}

/**
 * Checks each offered tier: for the tier's minimum amount, the agent's own contract must pay at least the same rate.
 * @throws Refused `contract.terms`
 */
export function requireRatesWithinPayerContract(
  own: readonly ContractRateTier[],
  offered: readonly ContractRateTier[],
): void {
  if (
    offered.some((tier) => tier.rate > (findReachedContractTier(own, Math.max(tier.from, 1), tier.active)?.rate ?? 0))
  ) {
    throw new Refused('contract.terms', { field: 'tiers' })
  }
}

const HOUR_MS = 3_600_000

/**
 * Returns the end of the period that contains a time, in the merchant's time zone. Weeks begin on Monday. The first
 * half of a month is the 1st to the 15th, the second half begins on the 16th.
 * @param at - in milliseconds since 1970, like the result
 */
export function getContractPeriodEnd(period: ContractPeriod, at: number): number {
  if (period === 'HOUR') return Math.floor(at / HOUR_MS) * HOUR_MS + HOUR_MS
  if (period === 'DAY') return getDayStartOfTime(at) + DAY_MS
  // Day 0, 1970-01-01, was a Thursday.
  if (period === 'WEEK') return getDayStartOfTime(at) + (7 - ((getDayIndex(at) + 3) % 7)) * DAY_MS
  const [year = 0, month = 0, date = 0] = formatDayIndex(getDayIndex(at)).split('-').map(Number)
  const firstOf = (count: number): number =>
    midnight(`${year + Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`)
  if (period === 'HALF_MONTH' && date <= 15) return firstOf(month - 1) + 15 * DAY_MS
  return firstOf(month)
}

function midnight(date: string): number {
  const at = getDayStartOfDate(date)
  if (at === undefined) throw new Error(`"${date}" is not a date.`)
  return at
}

/**
 * Returns the start of a contract that is accepted now: the next full hour for hourly contracts, else the beginning of
 * the merchant's next day.
 */
export const getAcceptedContractStart = (period: ContractPeriod, now: number): number =>
  getContractPeriodEnd(period === 'HOUR' ? 'HOUR' : 'DAY', now)

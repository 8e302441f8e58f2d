import { Refused } from '../refused.ts'
import { dateOf, dayAt, dayIndex, startOfDay } from '../days.ts'

export type ContractKind = 'DAILY' | 'DIVIDEND' | 'HOURLY'
export type Period = 'DAY' | 'HOUR' | 'WEEK' | 'HALF_MONTH' | 'MONTH'

/** What a contract gives once so much is reached. */
export interface Tier {
  /** Minor units: stakes of the team, or for a dividend what it has lost. */
  readonly from: number
  /** Different members who have bet in the period. */
  readonly active: number
  /** Ten-thousandths of the stakes, or of the loss. */
  readonly rate: number
}

/** The periods that a kind is counted by. */
export const periodsOf: Readonly<Record<ContractKind, readonly Period[]>> = {
  DAILY: ['DAY'],
  DIVIDEND: ['WEEK', 'HALF_MONTH', 'MONTH'],
  HOURLY: ['HOUR'],
}

/** No offer gives more, whatever the own contract does. */
export const mostRate: Readonly<Record<ContractKind, number>> = { DAILY: 300, DIVIDEND: 5_000, HOURLY: 200 }

/** The tier that counts: the highest one that is reached; undefined while none is. */
export const tierFor = (tiers: readonly Tier[], volume: number, active: number): Tier | undefined =>
  tiers.findLast((tier) => volume > 0 && volume >= tier.from && active >= tier.active)

/** What a tier gives of a volume, rounded down. */
export const amountOf = (tier: Tier | undefined, volume: number): number =>
  tier ? Math.floor((volume * tier.rate) / 10_000) : 0

/**
 * Whether terms are terms: each tier asks for more than the one before and gives at least as much, and the period is one of the kind.
 * An hour is too short to count who has bet.
 * @throws Refused `contract.terms`
 */
export function demandTerms(kind: ContractKind, period: Period, tiers: readonly Tier[]): void {
  const rising = tiers.every((tier, at) => {
    const before = tiers[at - 1]
    return !before || (tier.from > before.from && tier.active >= before.active && tier.rate >= before.rate)
  })
  const within = tiers.every(({ rate, active }) => rate <= mostRate[kind] && (kind !== 'HOURLY' || active === 0))
  if (tiers.length === 0 || !rising || !within || !periodsOf[kind].includes(period))
    throw new Refused('contract.terms', { field: 'tiers' })
}

/**
 * Whether an own contract gives at least what is offered, wherever a tier of the offer begins: nobody passes on more than the own.
 * @throws Refused `contract.terms`
 */
export function demandCover(own: readonly Tier[], offered: readonly Tier[]): void {
  if (offered.some((tier) => tier.rate > (tierFor(own, Math.max(tier.from, 1), tier.active)?.rate ?? 0))) {
    throw new Refused('contract.terms', { field: 'tiers' })
  }
}

const hour = 3_600_000
const day = 24 * hour

/**
 * When the period ends that a time lies in: the merchant's days, weeks that begin on Monday, the 1st to the 15th and what is left of the month.
 * @param at - milliseconds since 1970, as the answer
 */
export function endOfPeriod(period: Period, at: number): number {
  if (period === 'HOUR') return Math.floor(at / hour) * hour + hour
  if (period === 'DAY') return startOfDay(at) + day
  // The first day that is counted was a Thursday.
  if (period === 'WEEK') return startOfDay(at) + (7 - ((dayIndex(at) + 3) % 7)) * day
  const [year = 0, month = 0, date = 0] = dateOf(dayIndex(at)).split('-').map(Number)
  const firstOf = (count: number): number =>
    midnight(`${year + Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`)
  if (period === 'HALF_MONTH' && date <= 15) return firstOf(month - 1) + 15 * day
  return firstOf(month)
}

function midnight(date: string): number {
  const at = dayAt(date)
  if (at === undefined) throw new Error(`${date} is no day.`)
  return at
}

/** When a contract that is accepted begins: with the next hour, or with the next day of the merchant. */
export const nextStart = (period: Period, now: number): number => endOfPeriod(period === 'HOUR' ? 'HOUR' : 'DAY', now)

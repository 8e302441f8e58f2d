import type { ContractKind, ContractTier } from '../queries/contracts.ts'

export const tierFields = ['from', 'active', 'rate'] as const
export type TierField = (typeof tierFields)[number]

/** A tier as it is typed: whole units of the currency, members, and a percentage. */
export interface TypedTier extends Readonly<Record<TierField, string>> {
  /** The fields whose errors are shown: they were left, or there at a press of the button. */
  readonly checked?: readonly TierField[]
}

/** What is wrong with a field, and the figure to mend it by: minor units, members, or ten-thousandths. */
export interface TermProblem {
  readonly why: 'unreadable' | 'rising' | 'own' | 'most'
  readonly bound?: number
}

export type TierProblems = Partial<Record<TierField, TermProblem>>

export interface Bounds {
  readonly kind: ContractKind
  /** Of the own contract, the lowest first. */
  readonly own: readonly ContractTier[]
  /** The most ten-thousandths that can be offered. */
  readonly most: number
}

/** The highest own tier that is reached wherever the given conditions are; undefined where none is. */
export const coverFor = (
  own: readonly ContractTier[],
  { fromMinor, activeMembers }: Pick<ContractTier, 'fromMinor' | 'activeMembers'>,
): ContractTier | undefined =>
  own.findLast((tier) => Math.max(1, fromMinor) >= tier.fromMinor && activeMembers >= tier.activeMembers)

/** The most that the platform takes: minor units, and members. */
const mostFromMinor = 100_000_000_000
const mostActive = 100_000

/** Full-width digits become plain ones, and marks that nobody sees go, as in the other fields of the app. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()

const whole = (text: string): number | undefined => (/^\d+$/.test(plain(text)) ? Number(plain(text)) : undefined)

/** A percentage in ten-thousandths. Comma and dot both part the decimals: no share has thousands. */
export function parsePercent(text: string): number | undefined {
  const found = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(plain(text))
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : undefined
}

/** One tier as it was read: what cannot be read is undefined. An hour is too short to count who has bet. */
export const readTier = ({ from, active, rate }: TypedTier, kind: ContractKind) => {
  const units = whole(from)
  return {
    fromMinor: units === undefined ? undefined : units * 100,
    activeMembers: kind === 'HOURLY' ? 0 : whole(active),
    rateBasisPoints: parsePercent(rate),
  }
}

type ReadTier = ReturnType<typeof readTier>

/**
 * Looks at the terms of an offer as they are typed, by the rules of the platform (decision 040): each tier asks for more than the one before
 * and gives at least as much, and nobody passes on more than the own contract gives for the same.
 * @returns the tiers, or what is wrong with each of them
 */
export function checkTerms(
  typed: readonly TypedTier[],
  bounds: Bounds,
): { readonly tiers: readonly ContractTier[] | undefined; readonly problems: readonly TierProblems[] } {
  const read = typed.map((tier) => readTier(tier, bounds.kind))
  const problems = read.map((tier, at) => problemsOf(tier, read[at - 1], bounds))
  const tiers = read.flatMap(({ fromMinor, activeMembers, rateBasisPoints }) =>
    fromMinor === undefined || activeMembers === undefined || rateBasisPoints === undefined
      ? []
      : [{ fromMinor, activeMembers, rateBasisPoints }],
  )
  const good =
    tiers.length === typed.length && tiers.length > 0 && problems.every((each) => Object.keys(each).length === 0)
  return { tiers: good ? tiers : undefined, problems }
}

function problemsOf(
  { fromMinor, activeMembers, rateBasisPoints }: ReadTier,
  before: ReadTier | undefined,
  { own, most }: Bounds,
): TierProblems {
  const [lowest] = own
  const from = fromProblem()
  const active = activeProblem()
  const rate = rateProblem()
  return { ...(from && { from }), ...(active && { active }), ...(rate && { rate }) }

  function fromProblem(): TermProblem | undefined {
    if (fromMinor === undefined) return { why: 'unreadable' }
    if (fromMinor > mostFromMinor) return { why: 'most', bound: mostFromMinor }
    if (before?.fromMinor !== undefined && fromMinor <= before.fromMinor)
      return { why: 'rising', bound: before.fromMinor }
    return lowest && Math.max(1, fromMinor) < lowest.fromMinor ? { why: 'own', bound: lowest.fromMinor } : undefined
  }

  function activeProblem(): TermProblem | undefined {
    if (activeMembers === undefined) return { why: 'unreadable' }
    if (activeMembers > mostActive) return { why: 'most', bound: mostActive }
    if (before?.activeMembers !== undefined && activeMembers < before.activeMembers)
      return { why: 'rising', bound: before.activeMembers }
    return lowest && activeMembers < lowest.activeMembers ? { why: 'own', bound: lowest.activeMembers } : undefined
  }

  function rateProblem(): TermProblem | undefined {
    if (rateBasisPoints === undefined || rateBasisPoints < 1) return { why: 'unreadable' }
    if (before?.rateBasisPoints !== undefined && rateBasisPoints < before.rateBasisPoints)
      return { why: 'rising', bound: before.rateBasisPoints }
    // The lower of the two, so that what mends it is said at once.
    const known = fromMinor !== undefined && activeMembers !== undefined && !from && !active
    const cover = known ? (coverFor(own, { fromMinor, activeMembers })?.rateBasisPoints ?? 0) : most
    if (rateBasisPoints > cover && cover < most) return { why: 'own', bound: cover }
    return rateBasisPoints > most ? { why: 'most', bound: most } : undefined
  }
}

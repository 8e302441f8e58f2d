import type { ContractKind, ContractTier } from '../queries/contracts.ts'

export const contractTierFields = ['from', 'active', 'rate'] as const
export type ContractTierField = (typeof contractTierFields)[number]

/**
 * The typed values of a tier: the smallest amount in whole currency units, the number of betting members, and the share
 * in percent.
 */
export interface TypedContractTier extends Readonly<Record<ContractTierField, string>> {
  /** The fields whose errors are shown, because the agent has left the field or pressed the button. */
  readonly checked?: readonly ContractTierField[]
}

/** The error of a field, and the nearest valid value: in minor units, members, or ten-thousandths. */
export interface ContractTierFieldProblem {
  readonly reason: 'unreadable' | 'rising' | 'own' | 'most'
  readonly bound?: number
}

export type ContractTierProblems = Partial<Record<ContractTierField, ContractTierFieldProblem>>

export interface ContractOfferBounds {
  readonly kind: ContractKind
  /** The tiers of the agent's own contract, lowest first. */
  readonly own: readonly ContractTier[]
  /** The highest share that can be offered, in ten-thousandths. */
  readonly maxBasisPoints: number
}

/**
 * Returns the highest tier of the agent's own contract that an amount and a number of members reach; undefined if they
 * reach none.
 */
export const findReachedOwnTier = (
  own: readonly ContractTier[],
  { fromMinor, activeMembers }: Pick<ContractTier, 'fromMinor' | 'activeMembers'>,
): ContractTier | undefined =>
  own.findLast((tier) => Math.max(1, fromMinor) >= tier.fromMinor && activeMembers >= tier.activeMembers)

/** The largest amount that the platform accepts in a tier, in minor units. */
const MAX_FROM_MINOR = 100_000_000_000
/** The largest number of betting members that the platform accepts in a tier. */
const MAX_ACTIVE_MEMBERS = 100_000

/** Converts full-width digits to ASCII and removes invisible characters, as in the other fields of the app. */
const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()

const parseWhole = (text: string): number | undefined =>
  /^\d+$/.test(normalise(text)) ? Number(normalise(text)) : undefined

/**
 * Parses a percentage into ten-thousandths. Accepts a comma or a dot as decimal separator, because a share has no
 * thousands separator.
 */
export function parsePercentAsBasisPoints(text: string): number | undefined {
  const found = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(normalise(text))
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : undefined
}

/**
 * Parses the typed values of a tier. A value that is not a number becomes undefined. An hourly contract has no
 * condition on betting members, because an hour is too short to count them.
 */
export const parseTypedTier = ({ from, active, rate }: TypedContractTier, kind: ContractKind) => {
  const units = parseWhole(from)
  return {
    fromMinor: units === undefined ? undefined : units * 100,
    activeMembers: kind === 'HOURLY' ? 0 : parseWhole(active),
    rateBasisPoints: parsePercentAsBasisPoints(rate),
  }
}

type ReadTier = ReturnType<typeof parseTypedTier>

/**
 * Validates the typed tiers of an offer by the platform's rules (decision 040). Each tier must require more than the
 * previous tier and give at least the same share. No tier may give a higher share than the agent's own contract gives
 * under the same conditions.
 * @returns the tiers, or the errors of each tier
 */
export function validateContractOfferTiers(
  typed: readonly TypedContractTier[],
  bounds: ContractOfferBounds,
): { readonly tiers: readonly ContractTier[] | undefined; readonly problems: readonly ContractTierProblems[] } {
  const read = typed.map((tier) => parseTypedTier(tier, bounds.kind))
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
  { own, maxBasisPoints }: ContractOfferBounds,
): ContractTierProblems {
  const [lowest] = own
  const from = fromProblem()
  const active = activeProblem()
  const rate = rateProblem()
  return { ...(from && { from }), ...(active && { active }), ...(rate && { rate }) }

  function fromProblem(): ContractTierFieldProblem | undefined {
    if (fromMinor === undefined) return { reason: 'unreadable' }
    if (fromMinor > MAX_FROM_MINOR) return { reason: 'most', bound: MAX_FROM_MINOR }
    if (before?.fromMinor !== undefined && fromMinor <= before.fromMinor)
      return { reason: 'rising', bound: before.fromMinor }
    return lowest && Math.max(1, fromMinor) < lowest.fromMinor ? { reason: 'own', bound: lowest.fromMinor } : undefined
  }

  function activeProblem(): ContractTierFieldProblem | undefined {
    if (activeMembers === undefined) return { reason: 'unreadable' }
    if (activeMembers > MAX_ACTIVE_MEMBERS) return { reason: 'most', bound: MAX_ACTIVE_MEMBERS }
    if (before?.activeMembers !== undefined && activeMembers < before.activeMembers)
      return { reason: 'rising', bound: before.activeMembers }
    return lowest && activeMembers < lowest.activeMembers ? { reason: 'own', bound: lowest.activeMembers } : undefined
  }

  function rateProblem(): ContractTierFieldProblem | undefined {
    if (rateBasisPoints === undefined || rateBasisPoints < 1) return { reason: 'unreadable' }
    if (before?.rateBasisPoints !== undefined && rateBasisPoints < before.rateBasisPoints)
      return { reason: 'rising', bound: before.rateBasisPoints }
    // A share must exceed neither the share of the covering tier nor the highest share that can be offered. Report the
    // lower of these two maximums, so that one correction is enough.
    const known = fromMinor !== undefined && activeMembers !== undefined && !from && !active
    const cover = known ? (findReachedOwnTier(own, { fromMinor, activeMembers })?.rateBasisPoints ?? 0) : maxBasisPoints
    if (rateBasisPoints > cover && cover < maxBasisPoints) return { reason: 'own', bound: cover }
    return rateBasisPoints > maxBasisPoints ? { reason: 'most', bound: maxBasisPoints } : undefined
  }
}

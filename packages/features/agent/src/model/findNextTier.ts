import type { ContractTier, Running } from '../queries/contracts.ts'

export interface NextTier {
  readonly tier: ContractTier
  /** The missing volume in minor units; 0 if it is reached. */
  readonly missingMinor: number
  /** The number of betting members that are missing. */
  readonly missingMembers: number
  /** The progress from 0 to 1: the lower of the two conditions' progress. */
  readonly progress: number
}

/** Returns true if a running period has reached a tier (decision 040). */
const isReached = (
  { fromMinor, activeMembers }: ContractTier,
  { volumeMinor, activeMembers: active }: Running,
): boolean => volumeMinor > 0 && volumeMinor >= fromMinor && active >= activeMembers

/** Returns the index of the highest tier that is reached; -1 if none is. */
export const findReachedIndex = (tiers: readonly ContractTier[], running: Running): number =>
  tiers.findLastIndex((tier) => isReached(tier, running))

/** Returns the next tier and what is missing for it; undefined at the highest tier. */
export function findNextTier(tiers: readonly ContractTier[], running: Running): NextTier | undefined {
  const tier = tiers[findReachedIndex(tiers, running) + 1]
  if (!tier) return undefined
  const volume = Math.max(0, running.volumeMinor)
  // A period without volume reaches no tier, however low the tier begins.
  const from = Math.max(1, tier.fromMinor)
  return {
    tier,
    missingMinor: Math.max(0, from - running.volumeMinor),
    missingMembers: Math.max(0, tier.activeMembers - running.activeMembers),
    progress: Math.min(1, volume / from, tier.activeMembers === 0 ? 1 : running.activeMembers / tier.activeMembers),
  }
}

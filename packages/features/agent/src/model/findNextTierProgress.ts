import type { ContractTier, RunningContractPeriod } from '../queries/contracts.ts'

export interface NextTierProgress {
  readonly tier: ContractTier
  /** The stakes or losses that are missing for the tier, in minor units; 0 if none are missing. */
  readonly missingMinor: number
  /** The number of betting members that are missing for the tier. */
  readonly missingMembers: number
  /**
   * The progress to the tier, from 0 to 1. It is the smaller of two values: the progress in the amount and the progress
   * in betting members.
   */
  readonly progress: number
}

/** Returns true if the running period has the amount and the number of betting members of a tier (decision 040). */
const isReached = (
  { fromMinor, activeMembers }: ContractTier,
  { volumeMinor, activeMembers: active }: RunningContractPeriod,
): boolean => volumeMinor > 0 && volumeMinor >= fromMinor && active >= activeMembers

/** Returns the index of the highest tier that the running period has reached; -1 if it has reached none. */
export const findReachedTierIndex = (tiers: readonly ContractTier[], running: RunningContractPeriod): number =>
  tiers.findLastIndex((tier) => isReached(tier, running))

/** Returns what is missing for the next tier; undefined if the highest tier is reached. */
export function findNextTierProgress(
  tiers: readonly ContractTier[],
  running: RunningContractPeriod,
): NextTierProgress | undefined {
  const tier = tiers[findReachedTierIndex(tiers, running) + 1]
  if (!tier) return undefined
  const volume = Math.max(0, running.volumeMinor)
  // A period without stakes or losses reaches no tier, not even a tier whose smallest amount is zero.
  const from = Math.max(1, tier.fromMinor)
  return {
    tier,
    missingMinor: Math.max(0, from - running.volumeMinor),
    missingMembers: Math.max(0, tier.activeMembers - running.activeMembers),
    progress: Math.min(1, volume / from, tier.activeMembers === 0 ? 1 : running.activeMembers / tier.activeMembers),
  }
}

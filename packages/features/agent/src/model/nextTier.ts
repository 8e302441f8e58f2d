import type { ContractTier, Running } from '../queries/contracts.ts'

export interface NextTier {
  readonly tier: ContractTier
  /** What is missing of the volume, in minor units; 0 where it is reached. */
  readonly missingMinor: number
  /** How many members are missing who have bet. */
  readonly missingMembers: number
  /** How much of the way is behind, 0 to 1: the slower of the two. */
  readonly part: number
}

/** Whether a running period has reached a tier (decision 040). */
const isReached = (
  { fromMinor, activeMembers }: ContractTier,
  { volumeMinor, activeMembers: active }: Running,
): boolean => volumeMinor > 0 && volumeMinor >= fromMinor && active >= activeMembers

/** The place of the tier that counts: the highest one that is reached; -1 while none is. */
export const reachedAt = (tiers: readonly ContractTier[], running: Running): number =>
  tiers.findLastIndex((tier) => isReached(tier, running))

/** The first tier above the one that counts, and what is missing; undefined at the highest. */
export function nextTier(tiers: readonly ContractTier[], running: Running): NextTier | undefined {
  const tier = tiers[reachedAt(tiers, running) + 1]
  if (!tier) return undefined
  const volume = Math.max(0, running.volumeMinor)
  // What has no volume at all reaches nothing, however low the tier begins.
  const from = Math.max(1, tier.fromMinor)
  return {
    tier,
    missingMinor: Math.max(0, from - running.volumeMinor),
    missingMembers: Math.max(0, tier.activeMembers - running.activeMembers),
    part: Math.min(1, volume / from, tier.activeMembers === 0 ? 1 : running.activeMembers / tier.activeMembers),
  }
}

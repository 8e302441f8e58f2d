import type { VipBenefitsData } from '../queries/benefits.ts'

export interface LevelProgress {
  /** The stakes required for the next level, in minor units; null at the highest level. */
  readonly goalMinor: number | null
  /** The stakes that the member still needs for the next level, in minor units. */
  readonly missingMinor: number
  /** The progress from 0 to 1. It matches the amounts in the text next to the progress bar. */
  readonly part: number
}

/**
 * Returns the member's progress to the next level. Calculates the missing stakes if the platform does not send them.
 */
export function calculateLevelProgress({ levels, current, stakedMinor, missingMinor }: VipBenefitsData): LevelProgress {
  const next = levels[current + 1]
  if (!next) return { goalMinor: null, missingMinor: 0, part: 1 }
  const goalMinor = next.stakesMinor
  const part = goalMinor > 0 ? Math.min(1, Math.max(0, stakedMinor / goalMinor)) : 1
  return { goalMinor, missingMinor: missingMinor ?? Math.max(0, goalMinor - stakedMinor), part }
}

import type { Benefits } from '../queries/benefits.ts'

export interface Progress {
  /** The stakes that the next level takes, in minor units; null at the highest. */
  readonly goalMinor: number | null
  /** What is still to be staked for it, in minor units. */
  readonly missingMinor: number
  /** The part of the goal that is staked, from 0 to 1, as the figures next to the bar say it. */
  readonly part: number
}

/** How far a member has come from the own level to the next one. What the platform does not say is worked out of the stakes. */
export function progressOf({ levels, current, stakedMinor, missingMinor }: Benefits): Progress {
  const next = levels[current + 1]
  if (!next) return { goalMinor: null, missingMinor: 0, part: 1 }
  const goalMinor = next.stakesMinor
  const part = goalMinor > 0 ? Math.min(1, Math.max(0, stakedMinor / goalMinor)) : 1
  return { goalMinor, missingMinor: missingMinor ?? Math.max(0, goalMinor - stakedMinor), part }
}

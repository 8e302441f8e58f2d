import type { Leader } from '../queries/leaderBoard.ts'

export interface NextPlace {
  /** The rank of the place. */
  readonly rank: number
  /**
   * The stakes that the member still needs for the place, in minor units: the difference to the player in this place,
   * plus 1 minor unit.
   */
  readonly missingMinor: number
}

/**
 * Returns the place that a member can reach next: the next better place, or the last listed place when the member is
 * not listed. Returns null for the member in first place and for an empty list.
 */
export function findNextPlace(own: Leader, rows: readonly Leader[]): NextPlace | null {
  const others = rows.filter((row) => !row.own)
  const next =
    own.rank > 0
      ? (others.find(({ rank }) => rank === own.rank - 1) ?? (own.rank > 1 ? others.at(-1) : undefined))
      : others.at(-1)
  return next ? { rank: next.rank, missingMinor: Math.max(1, next.stakedMinor - own.stakedMinor + 1) } : null
}

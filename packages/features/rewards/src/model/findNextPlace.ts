import type { Leader } from '../queries/leaderBoard.ts'

export interface NextPlace {
  /** The next higher rank. */
  readonly rank: number
  /** The stakes required to reach it, in minor units: one more than the player who has it now. */
  readonly missingMinor: number
}

/**
 * Returns the next higher place in the list: the one before the own, or the last one when the member is not listed.
 * Returns null for the first place and for an empty list.
 */
export function findNextPlace(own: Leader, rows: readonly Leader[]): NextPlace | null {
  const others = rows.filter((row) => !row.own)
  const next =
    own.rank > 0
      ? (others.find(({ rank }) => rank === own.rank - 1) ?? (own.rank > 1 ? others.at(-1) : undefined))
      : others.at(-1)
  return next ? { rank: next.rank, missingMinor: Math.max(1, next.stakedMinor - own.stakedMinor + 1) } : null
}

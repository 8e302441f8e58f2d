import type { LeaderBoardEntry } from '../queries/leaderBoard.ts'

export interface NextLeaderBoardPlace {
  /** The rank of the place. */
  readonly rank: number
  /**
   * The stakes that the member still needs for the place, in minor units: one minor unit more than the difference to
   * the player in this place.
   */
  readonly missingMinor: number
}

/**
 * Returns the place that a member can reach next: the next better place, or the last listed place if the member is not
 * in the list. Returns null if the member has the first place or the list is empty.
 */
export function findNextLeaderBoardPlace(
  own: LeaderBoardEntry,
  rows: readonly LeaderBoardEntry[],
): NextLeaderBoardPlace | null {
  const others = rows.filter((row) => !row.own)
  const next =
    own.rank > 0
      ? (others.find(({ rank }) => rank === own.rank - 1) ?? (own.rank > 1 ? others.at(-1) : undefined))
      : others.at(-1)
  return next ? { rank: next.rank, missingMinor: Math.max(1, next.stakedMinor - own.stakedMinor + 1) } : null
}

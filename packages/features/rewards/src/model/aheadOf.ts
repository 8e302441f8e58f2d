import type { Leader } from '../queries/leaderBoard.ts'

export interface Ahead {
  /** The place that comes next. */
  readonly rank: number
  /** What is still to be staked to stand there, in minor units: one more than whoever stands there now. */
  readonly missingMinor: number
}

/** The next place up that the list knows: the one before the own, else the last of the list. None for the first, and where nobody stands there. */
export function aheadOf(own: Leader, rows: readonly Leader[]): Ahead | null {
  const others = rows.filter((row) => !row.own)
  const next =
    own.rank > 0
      ? (others.find(({ rank }) => rank === own.rank - 1) ?? (own.rank > 1 ? others.at(-1) : undefined))
      : others.at(-1)
  return next ? { rank: next.rank, missingMinor: Math.max(1, next.stakedMinor - own.stakedMinor + 1) } : null
}

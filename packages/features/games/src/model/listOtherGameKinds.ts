import type { GameType } from '@lobby/platform/navigation'

/**
 * Returns the kinds of games to which the screen links (specification part 2, section 2.9): all known kinds except the
 * one on the screen and e-lotteries (C11 in decision 001).
 * @param shown - the kind that the screen already shows, if any
 */
export const listOtherGameKinds = (known: readonly GameType[], shown?: string): GameType[] =>
  known.filter((kind) => kind !== shown && kind !== 'ELOTTO')

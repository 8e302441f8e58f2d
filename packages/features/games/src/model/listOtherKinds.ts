import type { GameType } from '@lobby/platform/navigation'

/**
 * Returns the other kinds of games to offer (specification part 2, section 2.9): all that the platform has, without
 * the electronic lottery (C11).
 * @param shown - the kind that the screen already shows, if any
 */
export const listOtherKinds = (known: readonly GameType[], shown?: string): GameType[] =>
  known.filter((kind) => kind !== shown && kind !== 'ELOTTO')

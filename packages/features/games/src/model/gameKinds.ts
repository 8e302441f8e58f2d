import type { GameType } from '@lobby/platform/navigation'

/** Every kind of games, in the order of popularity. */
export const gameKinds: readonly GameType[] = [
  'RNG',
  'LIVE',
  'SPORTS',
  'FISH',
  'PVP',
  'INHOUSE',
  'LOTT',
  'ELOTTO',
  'ESPORTS',
  'POKER',
  'COCKFIGHT',
]

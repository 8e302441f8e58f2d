import type { GameType } from '@lobby/platform/navigation'

/** All kinds of games, the most popular ones first. */
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

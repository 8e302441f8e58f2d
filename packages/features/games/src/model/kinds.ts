import type { GameType } from '@lobby/platform/navigation'

/** Every kind of games that there is, what most look for first. */
export const kinds: readonly GameType[] = [
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

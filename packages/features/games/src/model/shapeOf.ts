import type { GameListAddress } from '@lobby/platform/routes'

/** Slots are drawn upright, everything else square. */
export const shapeOf = (gameType: GameListAddress['gameType']) => (gameType === 'RNG' ? 'portrait' : 'square')

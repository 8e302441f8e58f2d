import type { GameListAddress } from '@lobby/platform/navigation'

/** Slots are drawn upright, everything else square. */
export const shapeOf = (gameType: GameListAddress['gameType']) => (gameType === 'RNG' ? 'portrait' : 'square')

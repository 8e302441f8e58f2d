import type { GameListAddress } from '@lobby/platform/navigation'

/** Returns the shape of a game's tile: portrait for slots, square for everything else. */
export const shapeOf = (gameType: GameListAddress['gameType']) => (gameType === 'RNG' ? 'portrait' : 'square')

import type { GameListFilters } from '@lobby/platform/navigation'

/** Returns the shape of a game's tile: portrait for slots, square for everything else. */
export const getGameTileShape = (gameType: GameListFilters['gameType']) => (gameType === 'RNG' ? 'portrait' : 'square')

import { gameRoutes, routes, type GameListFilters } from '@lobby/platform/navigation'

/**
 * Returns the path of the screen for a kind of games: the lottery screen for lotteries, and the game list for every
 * other kind (specification part 2, section 2.9).
 */
export const getGameKindPath = (gameType: GameListFilters['gameType']): string =>
  gameType === 'LOTT' ? gameRoutes.lottery() : routes.gameList({ gameType })

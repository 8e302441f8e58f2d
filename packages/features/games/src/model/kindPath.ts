import { gameRoutes, routes, type GameListAddress } from '@lobby/platform/navigation'

/** Returns where an entry of an other-games list leads: the lotteries have a screen, every other kind has its game list (specification part 2, section 2.9). */
export const kindPath = (gameType: GameListAddress['gameType']): string =>
  gameType === 'LOTT' ? gameRoutes.lottery() : routes.gameList({ gameType })

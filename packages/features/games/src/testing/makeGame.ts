import type { Game, PopularSection, Vendor } from '../queries/games.ts'

/** A game for tests, with what a test names put over it. */
export function makeGame(nodeId: number, overrides: Partial<Game> = {}): Game {
  return {
    nodeId,
    gameName: `Game ${nodeId}`,
    nodeName: `Node ${nodeId}`,
    vassalage: 'NEBULA',
    vendorName: 'Nebula',
    iconUrl: `/game/${nodeId}.webp`,
    showIcon: true,
    supportPlay: true,
    gameType: 'RNG',
    roomId: `room-${nodeId}`,
    gameId: `game-${nodeId}`,
    ...overrides,
  }
}

/** A vendor for tests. */
export const makeVendor = (nodeId: number, accountTypeName: string): Vendor => ({
  vassalage: accountTypeName.toUpperCase(),
  accountTypeName,
  gameType: 'SPORTS',
  gameId: `lobby-${nodeId}`,
  nodeId,
  mobileLargeIcon: `/vendor/${nodeId}.webp`,
})

/** A category's popular games and vendors. */
export const makeSection = (gameType: PopularSection['gameType'], content: Partial<PopularSection>): PopularSection => ({
  gameType,
  vendors: [],
  games: [],
  ...content,
})

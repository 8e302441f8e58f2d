import type { Game, PopularGamesSection, Vendor } from '../queries/games.ts'
import type { ListedVendor, VendorList } from '../queries/vendorList.ts'

/** Creates a game. `overrides` replaces single fields. */
export function createGameFixture(nodeId: number, overrides: Partial<Game> = {}): Game {
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

/** Creates a vendor. */
export const createVendorFixture = (nodeId: number, accountTypeName: string): Vendor => ({
  vassalage: accountTypeName.toUpperCase(),
  accountTypeName,
  gameType: 'SPORTS',
  gameId: `lobby-${nodeId}`,
  nodeId,
  mobileLargeIcon: `/vendor/${nodeId}.webp`,
})

/** Creates the popular games and vendors of one kind of games. */
export const createPopularSectionFixture = (
  gameType: PopularGamesSection['gameType'],
  content: Partial<PopularGamesSection>,
): PopularGamesSection => ({ gameType, vendors: [], games: [], ...content })

/** Creates a vendor of the vendor list. `overrides` replaces single fields. */
export const createListedVendorFixture = (
  nodeId: number,
  accountTypeName: string,
  gameType: Vendor['gameType'],
  more: Partial<ListedVendor> = {},
): ListedVendor => ({
  ...createVendorFixture(nodeId, accountTypeName),
  gameType,
  mobileSmallIcon: `/vendor/small/${nodeId}.webp`,
  count: 3,
  maintenance: false,
  trialPlay: true,
  ...more,
})

/** Creates a vendor list of these vendors, in this order. */
export function createVendorListFixture(...vendors: readonly ListedVendor[]): VendorList {
  const kinds = [...new Set(vendors.map(({ gameType }) => gameType))]
  const of = (kind: Vendor['gameType']) => vendors.filter(({ gameType }) => gameType === kind)
  return {
    sorting: kinds.map((gameCategory) => ({
      gameCategory,
      count: of(gameCategory).length,
      vendorNames: of(gameCategory),
    })),
    mapping: Object.fromEntries(kinds.map((kind) => [kind, of(kind)])),
  }
}

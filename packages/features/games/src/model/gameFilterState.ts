import type { GameListFilters } from '@lobby/platform/navigation'
import type { GamePage } from '../queries/gameList.ts'

type VendorCount = NonNullable<GamePage['vendors']>[number]

/**
 * The choices in the filter panel, with the field names of the specification (part 2, section 3). An empty field means
 * no restriction.
 */
export interface GameFilterState {
  readonly gameClassify: string
  readonly minBet: GameListFilters['minBet']
  readonly vassalage: string
  readonly gameName: string
  /** The path of the selected provider's picture on an image host. */
  readonly mobileSmallIcon: string
}

/** Returns the choices of the filter panel that correspond to the filters in the URL of a game list. */
export const readGameFilter = (
  { classification, minBet, vendor, search }: GameListFilters,
  vendors: readonly VendorCount[],
): GameFilterState => ({
  gameClassify: classification,
  minBet,
  vassalage: vendor,
  gameName: search,
  mobileSmallIcon: findIcon(vendor, vendors),
})

/** Returns the choices with this provider selected. An empty `vassalage` selects all providers. */
export const setGameFilterVendor = (
  filter: GameFilterState,
  vassalage: string,
  vendors: readonly VendorCount[],
): GameFilterState => ({ ...filter, vassalage, mobileSmallIcon: findIcon(vassalage, vendors) })

const findIcon = (vassalage: string, vendors: readonly VendorCount[]) =>
  vendors.find(({ code }) => code === vassalage)?.mobileSmallIcon ?? ''

/** Returns the choices after a reset, which retains only the search text. */
export const resetGameFilter = ({ gameName }: GameFilterState): GameFilterState => ({
  gameClassify: '',
  minBet: '',
  vassalage: '',
  gameName,
  mobileSmallIcon: '',
})

/**
 * Returns the filters for the game list after the player has applied the choices. If the list shows hot games or
 * favourites, changes to all games, because these two lists cannot be filtered.
 */
export const buildGameListFilters = (
  address: GameListFilters,
  { gameClassify, minBet, vassalage, gameName }: GameFilterState,
): GameListFilters => ({
  gameType: address.gameType,
  category: address.category === 'NEW' && !gameClassify ? 'NEW' : 'ALL',
  classification: gameClassify,
  minBet,
  vendor: vassalage,
  search: gameName,
})

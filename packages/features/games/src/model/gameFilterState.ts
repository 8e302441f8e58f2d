import type { GameListFilters } from '@lobby/platform/navigation'
import type { GamePage } from '../queries/gameList.ts'

type VendorCount = NonNullable<GamePage['vendors']>[number]

/**
 * The choices in the filter panel before the player applies them, with the field names of the specification (part 2,
 * section 3). An empty field means no restriction.
 */
export interface GameFilterState {
  readonly gameClassify: string
  readonly minBet: GameListFilters['minBet']
  readonly vassalage: string
  readonly gameName: string
  /** The path of the selected provider's picture on the image hosts. */
  readonly mobileSmallIcon: string
}

/** Returns the choices of the filter panel for the filters in a list's URL. */
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

/** Returns the choices with another provider. An empty `vassalage` selects all providers. */
export const setGameFilterVendor = (
  filter: GameFilterState,
  vassalage: string,
  vendors: readonly VendorCount[],
): GameFilterState => ({ ...filter, vassalage, mobileSmallIcon: findIcon(vassalage, vendors) })

const findIcon = (vassalage: string, vendors: readonly VendorCount[]) =>
  vendors.find(({ code }) => code === vassalage)?.mobileSmallIcon ?? ''

/** Returns the choices after a reset: only the search text remains. */
export const clearGameFilter = ({ gameName }: GameFilterState): GameFilterState => ({
  gameClassify: '',
  minBet: '',
  vassalage: '',
  gameName,
  mobileSmallIcon: '',
})

/**
 * Returns the filters of the list that shows the result. Hot games and favourites cannot be filtered, so their filter
 * applies to all games.
 */
export const applyGameFilter = (
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

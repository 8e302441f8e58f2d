import type { GameListFilters } from '@lobby/platform/navigation'
import type { GamePage } from '../queries/gameList.ts'

type VendorCount = NonNullable<GamePage['vendors']>[number]

/**
 * The state of the filter panel before it is applied, with the field names of the specification (part 2, section 3).
 * An empty value means all.
 */
export interface FilterState {
  readonly gameClassify: string
  readonly minBet: GameListFilters['minBet']
  readonly vassalage: string
  readonly gameName: string
  /** The picture path of the selected provider, on the image hosts. */
  readonly mobileSmallIcon: string
}

/** Returns the filter state of a list's address. */
export const readFilter = (
  { classification, minBet, vendor, search }: GameListFilters,
  vendors: readonly VendorCount[],
): FilterState => ({
  gameClassify: classification,
  minBet,
  vassalage: vendor,
  gameName: search,
  mobileSmallIcon: findIcon(vendor, vendors),
})

/** Returns the filter with another provider. An empty `vassalage` selects all providers. */
export const setFilterVendor = (
  filter: FilterState,
  vassalage: string,
  vendors: readonly VendorCount[],
): FilterState => ({ ...filter, vassalage, mobileSmallIcon: findIcon(vassalage, vendors) })

const findIcon = (vassalage: string, vendors: readonly VendorCount[]) =>
  vendors.find(({ code }) => code === vassalage)?.mobileSmallIcon ?? ''

/** Returns the filter without the choices of the panel. Keeps the search text. */
export const clearFilter = ({ gameName }: FilterState): FilterState => ({
  gameClassify: '',
  minBet: '',
  vassalage: '',
  gameName,
  mobileSmallIcon: '',
})

/**
 * Returns the address that shows a filter's result. Hot games and favourites cannot be filtered, so their filter
 * applies to all games.
 */
export const applyFilter = (
  address: GameListFilters,
  { gameClassify, minBet, vassalage, gameName }: FilterState,
): GameListFilters => ({
  gameType: address.gameType,
  category: address.category === 'NEW' && !gameClassify ? 'NEW' : 'ALL',
  classification: gameClassify,
  minBet,
  vendor: vassalage,
  search: gameName,
})

import type { GameListAddress } from '@lobby/platform/navigation'
import type { GamePage } from '../queries/gameList.ts'

type VendorCount = NonNullable<GamePage['vendors']>[number]

/** What the filter panel holds until it is sent, by the specification's names (part 2, section 3). Empty is all. */
export interface FilterState {
  readonly gameClassify: string
  readonly minBet: GameListAddress['minBet']
  readonly vassalage: string
  readonly gameName: string
  /** The picture of the provider that is chosen, a path on the image hosts. */
  readonly mobileSmallIcon: string
}

/** The filter that a list's address has. */
export const filterOf = (
  { classification, minBet, vendor, search }: GameListAddress,
  vendors: readonly VendorCount[],
): FilterState => ({
  gameClassify: classification,
  minBet,
  vassalage: vendor,
  gameName: search,
  mobileSmallIcon: iconOf(vendor, vendors),
})

/** The filter with another provider; none for all. */
export const withVendor = (filter: FilterState, vassalage: string, vendors: readonly VendorCount[]): FilterState => ({
  ...filter,
  vassalage,
  mobileSmallIcon: iconOf(vassalage, vendors),
})

const iconOf = (vassalage: string, vendors: readonly VendorCount[]) =>
  vendors.find(({ code }) => code === vassalage)?.mobileSmallIcon ?? ''

/** The filter without what the panel sets; a search stays. */
export const cleared = ({ gameName }: FilterState): FilterState => ({
  gameClassify: '',
  minBet: '',
  vassalage: '',
  gameName,
  mobileSmallIcon: '',
})

/** The address of what a filter shows. Hot games and favourites come unfiltered: what is filtered is all games, or the new ones. */
export const filtered = (
  address: GameListAddress,
  { gameClassify, minBet, vassalage, gameName }: FilterState,
): GameListAddress => ({
  gameType: address.gameType,
  category: address.category === 'NEW' && !gameClassify ? 'NEW' : 'ALL',
  classification: gameClassify,
  minBet,
  vendor: vassalage,
  search: gameName,
})

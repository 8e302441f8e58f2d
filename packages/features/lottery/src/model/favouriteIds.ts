/**
 * The game ids of the favourite lotteries of each member on this device, by user name (specification part 2, section
 * 3).
 */
export type FavouriteLotteriesByUser = Readonly<Record<string, readonly string[]>>

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')

/**
 * Parses stored favourites. Omits users whose value is not a list of game ids. Returns an empty map if the stored value
 * is invalid.
 */
export function parseFavouriteLotteries(value: unknown): FavouriteLotteriesByUser {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value)
  // Read own properties only, so that the user name `__proto__` works.
  return Object.fromEntries(Object.entries(isMap ? value : {}).filter(([, ids]) => isList(ids)))
}

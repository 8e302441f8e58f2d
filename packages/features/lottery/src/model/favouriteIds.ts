/**
 * Maps usernames to the game ids of their favourite lotteries (specification part 2, section 3), as stored on the
 * device.
 */
export type FavouritesByUser = Readonly<Record<string, readonly string[]>>

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')

/**
 * Parses stored favourites. Leaves out entries that are not lists of game ids. Returns an empty map for an invalid
 * value.
 */
export function parseFavourites(value: unknown): FavouritesByUser {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value)
  // Use own properties only, so that a user can be named `__proto__`.
  return Object.fromEntries(Object.entries(isMap ? value : {}).filter(([, ids]) => isList(ids)))
}

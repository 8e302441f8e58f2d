/** Username to the gameIds of favourite lotteries (specification part 2, section 3), as the device keeps it. */
export type FavouritesByUser = Readonly<Record<string, readonly string[]>>

const isList = (value: unknown) => Array.isArray(value) && value.every((id) => typeof id === 'string')

/** The map that a stored value holds; an empty one for anything else. */
export function readFavourites(value: unknown): FavouritesByUser {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isList)
  return isMap ? (value as FavouritesByUser) : {}
}

/** Username to the gameIds of favourite lotteries (specification part 2, section 3), as the device keeps it. */
export type FavouritesByUser = Readonly<Record<string, readonly string[]>>

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')

/** The map that a stored value holds, without what is no list of gameIds; an empty one for anything that is no map. */
export function readFavourites(value: unknown): FavouritesByUser {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value)
  // Own properties, so that a user may be called `__proto__`.
  return Object.fromEntries(Object.entries(isMap ? value : {}).filter(([, ids]) => isList(ids)))
}

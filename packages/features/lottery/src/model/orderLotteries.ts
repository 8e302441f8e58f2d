import type { Lottery } from '../queries/lotteries.ts'

/** Favourites first, each group in the platform's order (LOTT-039). */
export function orderLotteries(list: readonly Lottery[], favourites: readonly string[]): Lottery[] {
  const isFavourite = ({ gameId }: Lottery) => favourites.includes(gameId)
  return [...list.filter(isFavourite), ...list.filter((lottery) => !isFavourite(lottery))]
}

import { useLanguage } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useStorage } from '@lobby/platform/storage'
import { useQuery } from '@tanstack/react-query'
import { lotteryListQuery, type Lottery } from '../queries/lotteries.ts'
import { usePageSeen } from './usePageSeen.ts'

/** The lotteries with their running draw, asked for anew at each draw while the page is seen. */
export function useLotteries() {
  const { language } = useLanguage()
  const seen = usePageSeen()
  return useQuery({ ...lotteryListQuery(useApi(), useStorage(), language), ...(!seen && { refetchInterval: false }) })
}

/** Favourites first, each group in the platform's order (LOTT-039). */
export function orderLotteries(list: readonly Lottery[], favourites: readonly string[]): Lottery[] {
  const isFavourite = ({ gameId }: Lottery) => favourites.includes(gameId)
  return [...list.filter(isFavourite), ...list.filter((lottery) => !isFavourite(lottery))]
}

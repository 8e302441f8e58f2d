import { useLanguage } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useStorage } from '@lobby/platform/storage'
import { useQuery } from '@tanstack/react-query'
import { lotteryListQuery, type Lottery } from '../queries/lotteries.ts'
import { useIsPageVisible } from './useIsPageVisible.ts'

/** Returns the lotteries with their current draws. Refetches the lotteries at each draw while the page is visible. */
export function useLotteries() {
  const { language } = useLanguage()
  const isPageVisible = useIsPageVisible()
  return useQuery({
    ...lotteryListQuery(useApi(), useStorage(), language),
    ...(!isPageVisible && { refetchInterval: false }),
  })
}

/** Returns the lotteries with the favourites first, and otherwise in the platform's order (LOTT-039). */
export function sortLotteries(list: readonly Lottery[], favourites: readonly string[]): Lottery[] {
  const isFavourite = ({ gameId }: Lottery) => favourites.includes(gameId)
  return [...list.filter(isFavourite), ...list.filter((lottery) => !isFavourite(lottery))]
}

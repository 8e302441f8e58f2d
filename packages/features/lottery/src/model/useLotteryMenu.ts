import { useLanguage } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useQuery } from '@tanstack/react-query'
import { lotteryMenuQuery } from '../queries/lotteryMenu.ts'
import { useIsPageVisible } from './useIsPageVisible.ts'

/** Returns the lottery menu. Refetches the menu at each draw while the page is visible. */
export function useLotteryMenu() {
  const { language } = useLanguage()
  const isPageVisible = useIsPageVisible()
  return useQuery({ ...lotteryMenuQuery(useApi(), language), ...(!isPageVisible && { refetchInterval: false }) })
}

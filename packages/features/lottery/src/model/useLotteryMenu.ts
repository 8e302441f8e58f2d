import { useLanguage } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useQuery } from '@tanstack/react-query'
import { lotteryMenuQuery } from '../queries/lotteryMenu.ts'
import { usePageSeen } from './usePageSeen.ts'

/** Returns the lottery menu. Refetches it at each draw while the page is visible. */
export function useLotteryMenu() {
  const { language } = useLanguage()
  const isPageVisible = usePageSeen()
  return useQuery({ ...lotteryMenuQuery(useApi(), language), ...(!isPageVisible && { refetchInterval: false }) })
}

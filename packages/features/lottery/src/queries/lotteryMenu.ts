import type { Client, ResponseValueOf } from '@lobby/api'
import { lotteryMenu } from '@lobby/api/operations/lottery'
import { STALE_TIMES_MS } from '@lobby/platform/query'
import { prizeModes } from '@lobby/platform/navigation'
import { queryOptions } from '@tanstack/react-query'
import { getLotteriesRefetchDelayMs } from '../model/refetchDelay.ts'

export type LotteryTab = ResponseValueOf<'lotteryMenu'>[number]

export interface LotteryMenu {
  readonly tabs: readonly LotteryTab[]
  /**
   * The time of the response, as a value of `performance.now()`. The remaining times in the response count from this
   * time.
   */
  readonly receivedAt: number
}

/**
 * Fetches all lotteries by tab and group (CALL-080). Refetches at the next draw of a lottery (specification part 2,
 * section 4) and when the page becomes visible again.
 */
export const lotteryMenuQuery = (api: Client, language: string) =>
  queryOptions({
    queryKey: ['lotteryMenu', language],
    queryFn: async ({ signal }): Promise<LotteryMenu> => {
      const tabs = await api.call(lotteryMenu, { query: { prizeMode: prizeModes.Lott, device: 'MOBILE' }, signal })
      return { tabs, receivedAt: performance.now() }
    },
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      data
        ? getLotteriesRefetchDelayMs(
            data.tabs.flatMap(({ games }) => games),
            data.receivedAt,
          )
        : false,
  })

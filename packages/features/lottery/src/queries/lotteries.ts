import type { Client, ValueOf } from '@lobby/api'
import { lotteryList } from '@lobby/api/operations/lotteryList'
import { staleness } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'
import { refreshDelay } from '../model/refreshDelay.ts'

export type Lottery = ValueOf<'lotteryList'>[number]

export interface Lotteries {
  readonly list: readonly Lottery[]
  /** `performance.now()` at the answer: what remains counts from there. */
  readonly receivedAt: number
}

/**
 * The lotteries with their running draw, asked for again when the next one is drawn (specification part 2, section 4), and when the page is
 * seen again.
 */
export const lotteryListQuery = (api: Client, language: string) =>
  queryOptions({
    queryKey: ['lotteries', language],
    queryFn: async ({ signal }): Promise<Lotteries> => {
      const list = await api.call(lotteryList, { query: { prizeMode: 'LOTT' }, signal })
      return { list, receivedAt: performance.now() }
    },
    staleTime: staleness.live,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data ? refreshDelay(state.data.list.map(({ remainTime }) => remainTime)) : false),
  })

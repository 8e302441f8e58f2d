import type { Client, ResponseValueOf } from '@lobby/api'
import { lotteryList } from '@lobby/api/operations/lottery'
import { createCacheFirstQueryOptions, STALE_TIMES_MS } from '@lobby/platform/query'
import { prizeModes } from '@lobby/platform/navigation'
import { getDeviceNow } from '@lobby/platform/startup'
import type { SiteStorage } from '@lobby/platform/storage'
import { queryOptions } from '@tanstack/react-query'
import { getLotteriesRefetchDelayMs } from '../model/refetchDelay.ts'

export type Lottery = ResponseValueOf<'lotteryList'>[number]

export interface Lotteries {
  readonly list: readonly Lottery[]
  /**
   * The time of the response, as a value of `performance.now()`. The remaining times in the response count from this
   * time.
   */
  readonly receivedAt: number
}

interface Kept {
  readonly storage: SiteStorage
  readonly language: string
  /** The name of the list in the cache. Each list of lotteries has its own cache entry. */
  readonly listName?: string
  readonly fetchList: (signal: AbortSignal) => Promise<readonly Lottery[]>
}

/**
 * Returns the query options of a list of lotteries. Until the response arrives, the query returns the lotteries that
 * the device has stored (CONF-051). Their remaining times are reduced by the time since they were stored.
 */
export const getCachedLotteriesQueryOptions = ({ storage, language, listName = '', fetchList }: Kept) =>
  createCacheFirstQueryOptions<Lotteries>({
    storage,
    cache: 'lotteriesCache',
    user: null,
    language,
    variant: listName,
    // Store the time of the device's clock, because `performance.now()` starts at 0 on each page.
    toStored: ({ list, receivedAt }) => ({ list, at: getDeviceNow() - (performance.now() - receivedAt) }),
    check: (value, place, note) => {
      const { list, at } = value as { readonly list?: unknown; readonly at?: unknown }
      if (typeof at !== 'number') throw new TypeError('The cached list has no time (`at`).')
      return {
        list: lotteryList.check(list, place, note),
        receivedAt: performance.now() - Math.max(0, getDeviceNow() - at),
      }
    },
    fetch: async ({ signal }) => {
      const list = await fetchList(signal)
      return { list, receivedAt: performance.now() }
    },
  })

/**
 * The query options that refetch a query at the next draw of a lottery (specification part 2, section 4) and when the
 * page becomes visible again.
 */
export const liveDrawQueryOptions = {
  staleTime: STALE_TIMES_MS.live,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state: { data } }: { readonly state: { readonly data: Lotteries | undefined } }) =>
    data ? getLotteriesRefetchDelayMs(data.list, data.receivedAt) : (false as const),
}

/** Fetches the lotteries with their current draws. Caches them on the device and refetches them at each draw. */
export const lotteryListQuery = (api: Client, storage: SiteStorage, language: string) =>
  queryOptions({
    queryKey: ['lotteries', language],
    ...getCachedLotteriesQueryOptions({
      storage,
      language,
      fetchList: (signal) => api.call(lotteryList, { query: { prizeMode: prizeModes.Lott }, signal }),
    }),
    ...liveDrawQueryOptions,
  })

import type { Client, ValueOf } from '@lobby/api'
import { lotteryList } from '@lobby/api/operations/lottery'
import { cacheFirst, staleness } from '@lobby/platform/query'
import { prizeModes } from '@lobby/platform/navigation'
import { deviceNow } from '@lobby/platform/startup'
import type { SiteStorage } from '@lobby/platform/storage'
import { queryOptions } from '@tanstack/react-query'
import { untilNext } from '../model/untilNext.ts'

export type Lottery = ValueOf<'lotteryList'>[number]

export interface Lotteries {
  readonly list: readonly Lottery[]
  /** `performance.now()` at the answer: what remains counts from there. */
  readonly receivedAt: number
}

interface Kept {
  readonly storage: SiteStorage
  readonly language: string
  /** Which of the lists: they are kept beside each other. */
  readonly of?: string
  readonly ask: (signal: AbortSignal) => Promise<readonly Lottery[]>
}

/** A list of lotteries from the local cache first (CONF-051): its draws have gone on counting meanwhile. */
export const keptLotteries = ({ storage, language, of = '', ask }: Kept) =>
  cacheFirst<Lotteries>({
    storage,
    cache: 'lotteriesCache',
    user: null,
    language,
    of,
    // The page's clock, which nobody sets, begins anew with each page: what is kept is the time by the device's.
    keep: ({ list, receivedAt }) => ({ list, at: deviceNow() - (performance.now() - receivedAt) }),
    check: (value, place, note) => {
      const { list, at } = value as { readonly list?: unknown; readonly at?: unknown }
      if (typeof at !== 'number') throw new TypeError('The time of the answer is missing.')
      return {
        list: lotteryList.check(list, place, note),
        receivedAt: performance.now() - Math.max(0, deviceNow() - at),
      }
    },
    ask: async ({ signal }) => {
      const list = await ask(signal)
      return { list, receivedAt: performance.now() }
    },
  })

/** Asked for again when the next one is drawn (specification part 2, section 4), and when the page is seen again. */
export const liveDraws = {
  staleTime: staleness.live,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state: { data } }: { readonly state: { readonly data: Lotteries | undefined } }) =>
    data ? untilNext(data.list, data.receivedAt) : (false as const),
}

/** The lotteries with their running draw, kept on the device, and asked for at each draw. */
export const lotteryListQuery = (api: Client, storage: SiteStorage, language: string) =>
  queryOptions({
    queryKey: ['lotteries', language],
    ...keptLotteries({
      storage,
      language,
      ask: (signal) => api.call(lotteryList, { query: { prizeMode: prizeModes.Lott }, signal }),
    }),
    ...liveDraws,
  })

import type { Client } from '@lobby/api'
import { eLotteryList } from '@lobby/api/operations/lottery'
import { prizeModes } from '@lobby/platform/navigation'
import type { SiteStorage } from '@lobby/platform/storage'
import { queryOptions } from '@tanstack/react-query'
import { getCachedLotteriesQueryOptions, liveDrawQueryOptions } from './lotteries.ts'

/**
 * The time in milliseconds for which the cached list stays on the screen before the fetched list replaces it
 * (specification part 2, section 7).
 */
const REPLACE_DELAY_MS = 1000

const waitFor = (milliseconds: number) => new Promise<void>((done) => void setTimeout(done, milliseconds))

/**
 * Fetches the e-lotteries (CALL-078). Returns a cached list immediately, and returns the fetched list one second after
 * the response (CALL-079), so that no item moves while the player is about to press it.
 */
export function eLotteryListQuery(
  api: Client,
  storage: SiteStorage,
  language: string,
  wait: (milliseconds: number) => Promise<void> = waitFor,
) {
  const prizeMode = prizeModes.Elott
  const kept = getCachedLotteriesQueryOptions({
    storage,
    language,
    listName: prizeMode,
    fetchList: (signal) => api.call(eLotteryList, { query: { prizeMode }, signal }),
  })
  return queryOptions({
    queryKey: ['lotteries', language, prizeMode],
    ...kept,
    queryFn: async (context) => {
      const [lotteries] = await Promise.all([kept.queryFn(context), kept.initialData() && wait(REPLACE_DELAY_MS)])
      return lotteries
    },
    ...liveDrawQueryOptions,
  })
}

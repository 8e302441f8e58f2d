import type { Client } from '@lobby/api'
import { eLotteryList } from '@lobby/api/operations/lottery'
import { prizeModes } from '@lobby/platform/navigation'
import type { SiteStorage } from '@lobby/platform/storage'
import { queryOptions } from '@tanstack/react-query'
import { cachedLotteries, liveDrawOptions } from './lotteries.ts'

/** The time a cached list stays on screen before the new one replaces it (specification part 2, section 7). */
const REPLACE_DELAY_MS = 1000

const waitFor = (milliseconds: number) => new Promise<void>((done) => void setTimeout(done, milliseconds))

/**
 * The electronic lotteries, which are drawn every few minutes (CALL-078). Shows a cached list at once and delays the
 * new one by a second (CALL-079), so that items do not move while the player is about to press. Remaining times still
 * count from the response.
 */
export function eLotteryListQuery(
  api: Client,
  storage: SiteStorage,
  language: string,
  wait: (milliseconds: number) => Promise<void> = waitFor,
) {
  const prizeMode = prizeModes.Elott
  const kept = cachedLotteries({
    storage,
    language,
    of: prizeMode,
    ask: (signal) => api.call(eLotteryList, { query: { prizeMode }, signal }),
  })
  return queryOptions({
    queryKey: ['lotteries', language, prizeMode],
    ...kept,
    queryFn: async (context) => {
      const [lotteries] = await Promise.all([kept.queryFn(context), kept.initialData() && wait(REPLACE_DELAY_MS)])
      return lotteries
    },
    ...liveDrawOptions,
  })
}

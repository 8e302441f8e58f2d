import type { Client } from '@lobby/api'
import { eLotteryList } from '@lobby/api/operations/lottery'
import { prizeModes } from '@lobby/platform/navigation'
import type { SiteStorage } from '@lobby/platform/storage'
import { queryOptions } from '@tanstack/react-query'
import { keptLotteries, liveDraws } from './lotteries.ts'

/** How long the kept list stands before the new one takes its place, in milliseconds (specification part 2, section 7). */
const pause = 1000

const pageWait = (milliseconds: number) => new Promise<void>((done) => void setTimeout(done, milliseconds))

/**
 * The electronic lotteries, those drawn every few minutes (CALL-078). One that is kept is shown at once, and the call then settles after a
 * second (CALL-079), so that what one is about to press does not move under the finger; its draws count from the answer all the same.
 */
export function eLotteryListQuery(
  api: Client,
  storage: SiteStorage,
  language: string,
  wait: (milliseconds: number) => Promise<void> = pageWait,
) {
  const prizeMode = prizeModes.Elott
  const kept = keptLotteries({
    storage,
    language,
    of: prizeMode,
    ask: (signal) => api.call(eLotteryList, { query: { prizeMode }, signal }),
  })
  return queryOptions({
    queryKey: ['lotteries', language, prizeMode],
    ...kept,
    queryFn: async (context) => {
      const [lotteries] = await Promise.all([kept.queryFn(context), kept.initialData() && wait(pause)])
      return lotteries
    },
    ...liveDraws,
  })
}

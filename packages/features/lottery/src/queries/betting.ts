import type { Client, ResponseValueOf } from '@lobby/api'
import { lotteryPlays, recentDraws, runningDraw } from '@lobby/api/operations/lottery'
import { STALE_TIMES_MS } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'
import { getLotteriesRefetchDelayMs } from '../model/refetchDelay.ts'

export type LotteryPlaysResponse = ResponseValueOf<'lotteryPlays'>
export type OfferedLotteryPlay = LotteryPlaysResponse['plays'][number]

export interface LotteryDraw extends ResponseValueOf<'runningDraw'> {
  /**
   * The time of the response, as a value of `performance.now()`. The remaining times in the response count from this
   * time.
   */
  readonly receivedAt: number
}

/**
 * Fetches the current draw of a lottery (CALL-084). Refetches the draw when it is over and when the page becomes
 * visible again.
 */
export const runningDrawQuery = (api: Client, code: string) =>
  queryOptions({
    queryKey: ['runningDraw', code],
    queryFn: async ({ signal }): Promise<LotteryDraw> => {
      const draw = await api.call(runningDraw, { query: { code }, signal })
      return { ...draw, receivedAt: performance.now() }
    },
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data ? getLotteriesRefetchDelayMs([data], data.receivedAt) : false),
  })

/** The number of past draws that the page shows. */
const RECENT_DRAWS = 8

/**
 * Fetches the last draws of a lottery (CALL-083), newest first.
 * @param numero - the number of the newest draw. Another number fetches the results again.
 */
export const recentDrawsQuery = (api: Client, code: string, numero: string) =>
  queryOptions({
    queryKey: ['recentDraws', code, numero],
    queryFn: ({ signal }) => api.call(recentDraws, { query: { code, size: RECENT_DRAWS }, signal }),
    staleTime: STALE_TIMES_MS.long,
  })

/** Fetches the bet options of a lottery, in the player's language. */
export const lotteryPlaysQuery = (api: Client, language: string, code: string) =>
  queryOptions({
    queryKey: ['lotteryPlays', language, code],
    queryFn: ({ signal }) => api.call(lotteryPlays, { query: { code }, signal }),
    staleTime: STALE_TIMES_MS.long,
  })

import type { Client, ValueOf } from '@lobby/api'
import { lotteryPlays, recentDraws, runningDraw } from '@lobby/api/operations/lottery'
import { staleness } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'
import { untilNext } from '../model/untilNext.ts'

export type Plays = ValueOf<'lotteryPlays'>
export type Play = Plays['plays'][number]

export interface Draw extends ValueOf<'runningDraw'> {
  /** `performance.now()` at the answer: what remains counts from there. */
  readonly receivedAt: number
}

/** The running draw of a lottery (CALL-084), asked for again when it is over, and when the page is seen again. */
export const runningDrawQuery = (api: Client, code: string) =>
  queryOptions({
    queryKey: ['runningDraw', code],
    queryFn: async ({ signal }): Promise<Draw> => {
      const draw = await api.call(runningDraw, { query: { code }, signal })
      return { ...draw, receivedAt: performance.now() }
    },
    staleTime: staleness.live,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data ? untilNext([data], data.receivedAt) : false),
  })

/** How many of the last draws are told. */
const shown = 8

/** The last draws of a lottery (CALL-083), the newest first. @param numero The newest of them: they change with it alone. */
export const recentDrawsQuery = (api: Client, code: string, numero: string) =>
  queryOptions({
    queryKey: ['recentDraws', code, numero],
    queryFn: ({ signal }) => api.call(recentDraws, { query: { code, size: shown }, signal }),
    staleTime: staleness.long,
  })

/** What can be bet on in a lottery, in the player's language. */
export const lotteryPlaysQuery = (api: Client, language: string, code: string) =>
  queryOptions({
    queryKey: ['lotteryPlays', language, code],
    queryFn: ({ signal }) => api.call(lotteryPlays, { query: { code }, signal }),
    staleTime: staleness.long,
  })

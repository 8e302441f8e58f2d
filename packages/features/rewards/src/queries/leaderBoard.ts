import type { ResponseValueOf } from '@lobby/api'
import { leaderBoard } from '@lobby/api/operations/promotion'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'
import { rewardsQueryKeyPrefix, type RewardsQueryParameters } from './rewardsQueryParameters.ts'

export type LeaderBoardData = ResponseValueOf<'leaderBoard'>
export type LeaderBoardEntry = LeaderBoardData['own']

/**
 * The periods of the leader board, in the order of their tabs. Days begin at midnight in the merchant's time zone, and
 * weeks begin on Monday.
 */
export const leaderBoardPeriods = ['DAY', 'WEEK', 'MONTH'] as const
export type LeaderBoardPeriod = (typeof leaderBoardPeriods)[number]

/** Fetches the players with the highest stakes in a period. */
export const leaderBoardQuery = ({
  api,
  session,
  language,
  period,
}: RewardsQueryParameters & { readonly period: LeaderBoardPeriod }) =>
  queryOptions({
    queryKey: [...rewardsQueryKeyPrefix, 'board', session.epoch, language, period],
    queryFn: ({ signal }) => api.call(leaderBoard, { query: { period }, signal }),
    staleTime: STALE_TIMES_MS.short,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

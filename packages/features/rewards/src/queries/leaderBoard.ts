import type { ValueOf } from '@lobby/api'
import { leaderBoard } from '@lobby/api/operations/promotion'
import { memberScoped, staleness } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'
import { rewardKeys, type Scope } from './scope.ts'

export type Board = ValueOf<'leaderBoard'>
export type Leader = Board['own']

/**
 * The periods of the leader board, in the order of their tabs. Days are those of the merchant's time zone; a week
 * starts on Monday.
 */
export const periods = ['DAY', 'WEEK', 'MONTH'] as const
export type Period = (typeof periods)[number]

/** Fetches the players with the highest stakes in a period. */
export const leaderBoardQuery = ({ api, session, language, period }: Scope & { readonly period: Period }) =>
  queryOptions({
    queryKey: [...rewardKeys, 'board', session.epoch, language, period],
    queryFn: ({ signal }) => api.call(leaderBoard, { query: { period }, signal }),
    staleTime: staleness.short,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

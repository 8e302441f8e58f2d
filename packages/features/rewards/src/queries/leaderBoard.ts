import type { ValueOf } from '@lobby/api'
import { leaderBoard } from '@lobby/api/operations/promotion'
import { personal, staleness } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'
import { rewardKeys, type Scope } from './scope.ts'

export type Board = ValueOf<'leaderBoard'>
export type Leader = Board['own']

/** The periods that a board counts, in the order of their tabs: days of the merchant, a week from Monday on. */
export const periods = ['DAY', 'WEEK', 'MONTH'] as const
export type Period = (typeof periods)[number]

/** Who has staked most in a period. */
export const leaderBoardQuery = ({ api, session, language, period }: Scope & { readonly period: Period }) =>
  queryOptions({
    queryKey: [...rewardKeys, 'board', session.epoch, language, period],
    queryFn: ({ signal }) => api.call(leaderBoard, { query: { period }, signal }),
    staleTime: staleness.short,
    refetchOnWindowFocus: true,
    meta: personal,
  })

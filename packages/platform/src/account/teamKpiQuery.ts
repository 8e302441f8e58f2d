import type { Client } from '@lobby/api'
import { teamKpi } from '@lobby/api/operations/agent'
import { queryOptions } from '@tanstack/react-query'
import { personal, staleness } from '../query/index.ts'
import type { Session } from '../session/index.ts'
import type { Days } from '../calendar/presetsOf.ts'

export interface TeamKpiScope {
  readonly api: Client
  readonly session: Session
  /** Days of the merchant, both included. */
  readonly days: Days
  /** How many of them are listed, the newest first. */
  readonly size: number
}

/** The figures of a team over some days, and of each of them (CALL-098). */
export const teamKpiQuery = ({ api, session, days, size }: TeamKpiScope) =>
  queryOptions({
    queryKey: ['teamKpi', session.epoch, days, size],
    queryFn: ({ signal }) => api.call(teamKpi, { query: { startDate: days.from, endDate: days.to, size }, signal }),
    staleTime: staleness.live,
    refetchOnWindowFocus: true,
    meta: personal,
  })

import type { Client } from '@lobby/api'
import { teamKpi } from '@lobby/api/operations/agent'
import { queryOptions } from '@tanstack/react-query'
import { memberScoped, STALE_TIMES_MS } from '../query/index.ts'
import type { Session } from '../session/index.ts'
import type { DayInterval } from '../calendar/getDayPresets.ts'

export interface TeamKpiQueryParameters {
  readonly api: Client
  readonly session: Session
  /** The first and the last day, both included, in the merchant's time zone. */
  readonly days: DayInterval
  /** The number of days that the response lists: the newest days of the range. */
  readonly size: number
}

/**
 * Fetches the figures of a team for a range of days: the sums of the range, and the figures of single days (CALL-098).
 */
export const teamKpiQuery = ({ api, session, days, size }: TeamKpiQueryParameters) =>
  queryOptions({
    queryKey: ['teamKpi', session.epoch, days, size],
    queryFn: ({ signal }) => api.call(teamKpi, { query: { startDate: days.from, endDate: days.to, size }, signal }),
    staleTime: STALE_TIMES_MS.live,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

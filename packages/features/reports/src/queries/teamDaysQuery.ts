import type { Client } from '@lobby/api'
import { teamKpi } from '@lobby/api/operations/teamKpi'
import { personal, staleness } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { queryOptions } from '@tanstack/react-query'

interface TeamDaysInit {
  readonly api: Client
  readonly session: Session
  /** Days of the merchant, both included. */
  readonly from: string
  readonly to: string
  /** How many days these are. */
  readonly size: number
}

/** What each day has brought the whole team, in minor units by day. */
export const teamDaysQuery = ({ api, session, from, to, size }: TeamDaysInit) =>
  queryOptions({
    queryKey: ['teamDays', session.epoch, from, to],
    queryFn: async ({ signal }) => {
      const { content } = await api.call(teamKpi, { query: { startDate: from, endDate: to, size }, signal })
      return new Map(content.map(({ date, sums }) => [date, sums.profitMinor]))
    },
    staleTime: staleness.live,
    refetchOnWindowFocus: true,
    meta: personal,
  })

import type { Client, ValueOf } from '@lobby/api'
import { startup } from '@lobby/api/operations/startup'
import { queryOptions } from '@tanstack/react-query'
import { staleness } from '../query/staleness.ts'

export interface Startup extends Omit<ValueOf<'startup'>, 'serverTime'> {
  /** Milliseconds to add to this device's clock to get the platform's. */
  readonly clockOffset: number
}

/** Start-up settings: maintenance, region, and how far this device's clock is off (specification part 2, section 7). */
export const startupQuery = (api: Client) =>
  queryOptions({
    queryKey: ['startup'],
    queryFn: async ({ signal }): Promise<Startup> => {
      const asked = Date.now()
      const { serverTime, ...rest } = await api.call(startup, { signal })
      return { ...rest, clockOffset: Math.round(serverTime - (asked + Date.now()) / 2) }
    },
    staleTime: staleness.medium,
  })

import type { Client, ValueOf } from '@lobby/api'
import { startup } from '@lobby/api/operations/firstLoad'
import { queryOptions } from '@tanstack/react-query'
import { staleness } from '../query/staleness.ts'

export interface Startup extends Omit<ValueOf<'startup'>, 'serverTime'> {
  /** Milliseconds to add to this device's clock to get the platform's. */
  readonly clockOffset: number
  /** When the maintenance is expected to be over, by RFC 3339: told by the system status alone, and null where nobody knows. */
  readonly endsAt?: string | null
}

/** Start-up settings: maintenance, region, and how far this device's clock is off (specification part 2, section 7). */
export const startupQuery = (api: Client) =>
  queryOptions({
    queryKey: ['startup'],
    queryFn: async ({ signal }): Promise<Startup> => {
      const asked = Date.now()
      const { serverTime, ...rest } = await api.call(startup, { signal })
      return { ...rest, clockOffset: offsetOf(serverTime, asked) }
    },
    staleTime: staleness.medium,
  })

/**
 * How far the platform's clock is ahead of this device's, in milliseconds, if it was read half way between question and answer. A time before 2017
 * or after 2099 is a fault of the platform: then the device's clock counts, or nobody could sign in.
 */
export const offsetOf = (serverTime: number, asked: number): number =>
  serverTime > 15e11 && serverTime < 41e11 ? Math.round(serverTime - (asked + Date.now()) / 2) : 0

import type { Client, ResponseValueOf } from '@lobby/api'
import { startup } from '@lobby/api/operations/firstLoad'
import { queryOptions } from '@tanstack/react-query'
import { STALE_TIMES_MS } from '../query/staleTimes.ts'

export interface StartUpSettings extends Omit<ResponseValueOf<'startup'>, 'serverTime'> {
  /** The milliseconds to add to the time of this device to get the platform's time. */
  readonly clockOffset: number
  /**
   * The expected end of the maintenance (RFC 3339), or null if it is unknown. Only the call for the system status
   * returns it.
   */
  readonly endsAt?: string | null
}

/**
 * Fetches the start-up settings: maintenance, region, and the offset of this device's clock (specification part 2,
 * section 7).
 */
export const startupQuery = (api: Client) =>
  queryOptions({
    queryKey: ['startup'],
    queryFn: async ({ signal }): Promise<StartUpSettings> => {
      const requestedAt = Date.now()
      const { serverTime, ...rest } = await api.call(startup, { signal })
      return { ...rest, clockOffset: getClockOffset(serverTime, requestedAt) }
    },
    staleTime: STALE_TIMES_MS.medium,
  })

/**
 * Returns how far the platform's clock is ahead of this device's clock, in milliseconds. Assumes that the platform read
 * its clock half way between the request and the response. Returns 0 for a time before 2017 or after 2099, because a
 * wrong offset would break every sign-in.
 *
 * @param requestedAt The time of the request, in milliseconds since 1970.
 */
export const getClockOffset = (serverTime: number, requestedAt: number): number =>
  serverTime > 15e11 && serverTime < 41e11 ? Math.round(serverTime - (requestedAt + Date.now()) / 2) : 0

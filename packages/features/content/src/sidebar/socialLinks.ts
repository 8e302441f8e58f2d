import type { Client, ResponseValueOf } from '@lobby/api'
import { socialLinks } from '@lobby/api/operations/system'
import { STALE_TIMES_MS } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'

export type SocialLink = ResponseValueOf<'socialLinks'>[number]

/** Fetches the social links of the service bar, in the order that the platform sends. */
export const socialLinksQuery = (api: Client, language: string) =>
  queryOptions({
    queryKey: ['socialLinks', language],
    queryFn: ({ signal }) => api.call(socialLinks, { signal }),
    staleTime: STALE_TIMES_MS.long,
  })

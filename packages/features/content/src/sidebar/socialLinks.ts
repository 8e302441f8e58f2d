import type { Client, ValueOf } from '@lobby/api'
import { socialLinks } from '@lobby/api/operations/system'
import { staleness } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'

export type SocialLink = ValueOf<'socialLinks'>[number]

/** The links of the service bar, in the editor's order. */
export const socialLinksQuery = (api: Client, language: string) =>
  queryOptions({
    queryKey: ['socialLinks', language],
    queryFn: ({ signal }) => api.call(socialLinks, { signal }),
    staleTime: staleness.long,
  })

import type { Client, ResponseValueOf } from '@lobby/api'
import { helpCenter } from '@lobby/api/operations/system'
import { STALE_TIMES_MS } from '@lobby/platform/query'
import { waitForRichText } from '@lobby/ui/rich-text'
import { queryOptions } from '@tanstack/react-query'

export type HelpItem = ResponseValueOf<'helpCenter'>[number]

/** Fetches the items of the help centre, in the order of the menu (specification part 2, section 7). */
export const helpQuery = (api: Client, language: string) =>
  queryOptions({
    queryKey: ['helpCenter', language],
    queryFn: async ({ signal }) => {
      const [items] = await Promise.all([
        api.call(helpCenter, { query: { device: 'MOBILE' }, signal }),
        waitForRichText(),
      ])
      return items
    },
    staleTime: STALE_TIMES_MS.long,
  })

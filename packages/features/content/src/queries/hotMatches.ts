import type { Client, ResponseValueOf } from '@lobby/api'
import { editorContentTypeCodes } from '@lobby/api/contentTypes'
import { hotMatches } from '@lobby/api/operations/announcement'
import { STALE_TIMES_MS } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'

export type HotMatch = ResponseValueOf<'hotMatches'>[number]

/** Fetches the upcoming hot matches (specification part 1, section 7). */
export const hotMatchesQuery = (api: Client, user: string | null, language: string) =>
  queryOptions({
    queryKey: ['hotMatches', user, language],
    queryFn: ({ signal }) =>
      api.call(hotMatches, { query: { types: editorContentTypeCodes.home, platform: 'M' }, signal }),
    staleTime: STALE_TIMES_MS.medium,
  })

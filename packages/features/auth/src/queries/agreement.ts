import type { Client } from '@lobby/api'
import { userAgreement } from '@lobby/api/operations/system'
import { STALE_TIMES_MS } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'

/** Fetches the user agreement of the merchant, in the player's language. */
export const userAgreementQuery = (api: Client, language: string) =>
  queryOptions({
    queryKey: ['userAgreement', language],
    queryFn: ({ signal }) => api.call(userAgreement, { signal }),
    staleTime: STALE_TIMES_MS.long,
  })

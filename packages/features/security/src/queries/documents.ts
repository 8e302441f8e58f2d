import type { Client, ValueOf } from '@lobby/api'
import { documentCheck } from '@lobby/api/operations/security'
import { securityKeys } from '@lobby/platform/account'
import { personal, staleness } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { queryOptions } from '@tanstack/react-query'

export type DocumentCheck = ValueOf<'documentCheck'>

/** How often the platform is asked again while it looks at documents, in milliseconds: people do that, and take their time. */
const again = 15_000

/** How the check of a member's documents stands (MEMB-007); asked for again while it goes on, as long as the page is seen. */
export const documentsQuery = (api: Client, session: Session) =>
  queryOptions({
    queryKey: [...securityKeys, 'documents', session.epoch],
    queryFn: ({ signal }) => api.call(documentCheck, { signal }),
    staleTime: staleness.live,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => state.data?.status === 'REVIEW' && again,
    meta: personal,
  })

import type { Client } from '@lobby/api'
import { unreadMailCount } from '@lobby/api/operations/unreadMailCount'
import { personal, staleness } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { queryOptions } from '@tanstack/react-query'

/** How many mails the member has not read (specification part 2, section 7). */
export const unreadMailQuery = (api: Client, session: Session) =>
  queryOptions({
    queryKey: ['unreadMail', session.epoch],
    queryFn: ({ signal }) => api.call(unreadMailCount, { signal }),
    staleTime: staleness.medium,
    meta: personal,
  })

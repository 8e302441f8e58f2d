import type { Client } from '@lobby/api'
import { unreadMailCount } from '@lobby/api/operations/message'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { memberScoped, STALE_TIMES_MS } from '../query/index.ts'
import type { Session } from '../session/index.ts'

/** Fetches the number of the member's unread mails (specification part 2, section 7). Skipped for a guest. */
export const unreadMailCountQuery = (api: Client, session: Session | null) =>
  queryOptions({
    queryKey: ['unreadMail', session?.epoch ?? null],
    queryFn: session ? ({ signal }) => api.call(unreadMailCount, { signal }) : skipToken,
    staleTime: STALE_TIMES_MS.medium,
    meta: memberScoped,
  })

/** The largest number of unread mails that is shown. */
export const MAX_SHOWN_UNREAD_MAILS = 99

/**
 * Formats a number of unread mails. Returns `99+` for a number above 99.
 */
export const formatUnreadMailCount = (count: number): string =>
  count > MAX_SHOWN_UNREAD_MAILS ? `${MAX_SHOWN_UNREAD_MAILS}+` : String(count)

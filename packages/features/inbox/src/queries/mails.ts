import type { ResponseValueOf } from '@lobby/api'
import { messageCount, messageDetail, messageList } from '@lobby/api/operations/message'
import { moduleIdByCall } from '@lobby/merchant'
import { mailsQueryKeyPrefix } from '@lobby/platform/account'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import { waitForRichText } from '@lobby/ui/rich-text'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getNextPageParameters } from '../model/getNextPageParameters.ts'
import type { InboxQueryParameters } from './inboxQueryParameters.ts'

export type MailPage = ResponseValueOf<'messageList'>
export type Mail = MailPage['content'][number]
export type MailDetail = ResponseValueOf<'messageDetail'>
export type MailboxCounts = ResponseValueOf<'messageCount'>
export type Mailbox = MailboxCounts[number]['mailbox']

/** The mailboxes in display order. */
export const mailboxDisplayOrder = ['ACCOUNT', 'PROMOTION', 'SYSTEM'] as const satisfies readonly Mailbox[]

const PAGE_SIZE = 20

export interface MailFilter {
  /** The only mailbox to list; undefined for all mailboxes. */
  readonly mailbox?: Mailbox | undefined
  /** True to list only unread mails. */
  readonly unread?: boolean
}

/** The prefix of the query keys of all mail lists. Marking or deleting a mail invalidates all these lists. */
export const mailListQueryKeyPrefix = [...mailsQueryKeyPrefix, 'list'] as const

/** Fetches a member's mails page by page, newest first (MEMB-006). */
export const mailsQuery = ({ api, session, language }: InboxQueryParameters, { mailbox, unread = false }: MailFilter) =>
  infiniteQueryOptions({
    queryKey: [...mailListQueryKeyPrefix, session.epoch, language, mailbox ?? null, unread],
    queryFn: async ({ pageParam: { pageNo, after }, signal }): Promise<MailPage> => {
      const query = {
        moduleId: moduleIdByCall.messageList,
        pageNo,
        pageSize: PAGE_SIZE,
        ...(mailbox && { mailbox }),
        ...(unread && { unread }),
        ...(after && { after }),
      }
      const page = await api.call(messageList, { query, signal })
      if (page.content.length > 0) return page
      // A page without mails ends the list, even if the platform reports more pages.
      const { next: _next, ...last } = page
      return last
    },
    initialPageParam: { pageNo: 1, after: '' },
    // A cached page may be empty because the member has deleted all its mails. More pages may follow, so use the cursor
    // of the empty page.
    getNextPageParam: (last, pages) =>
      last.content.length === 0 && last.next !== undefined
        ? { pageNo: pages.length + 1, after: last.next }
        : getNextPageParameters(last, pages, ({ mailId }) => mailId),
    staleTime: STALE_TIMES_MS.short,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

export const createMailQueryKey = (
  { session, language }: Pick<InboxQueryParameters, 'session' | 'language'>,
  mailId: number,
) => [...mailsQueryKeyPrefix, 'one', session.epoch, language, mailId] as const

/** Fetches a complete mail. Fetching a mail does not mark it as read. */
export const mailQuery = (scope: InboxQueryParameters, mailId: number) =>
  queryOptions({
    queryKey: createMailQueryKey(scope, mailId),
    queryFn: async ({ signal }) => {
      const [mail] = await Promise.all([
        scope.api.call(messageDetail, { query: { mailId }, signal }),
        waitForRichText(),
      ])
      return mail
    },
    staleTime: STALE_TIMES_MS.long,
    meta: memberScoped,
  })

/** Fetches the number of all mails and of unread mails in each mailbox (CALL-056). */
export const mailboxCountsQuery = ({ api, session }: InboxQueryParameters) =>
  queryOptions({
    queryKey: [...mailsQueryKeyPrefix, 'boxes', session.epoch],
    queryFn: ({ signal }) => api.call(messageCount, { signal }),
    staleTime: STALE_TIMES_MS.short,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

import type { ValueOf } from '@lobby/api'
import { messageCount, messageDetail, messageList } from '@lobby/api/operations/message'
import { moduleIdByCall } from '@lobby/merchant'
import { mailsKey } from '@lobby/platform/account'
import { memberScoped, staleness } from '@lobby/platform/query'
import { settleRichText } from '@lobby/ui/rich-text'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getNextPage } from '../model/getNextPage.ts'
import type { Scope } from './scope.ts'

export type MailPage = ValueOf<'messageList'>
export type Mail = MailPage['content'][number]
export type MailDetail = ValueOf<'messageDetail'>
export type Mailboxes = ValueOf<'messageCount'>
export type Mailbox = Mailboxes[number]['mailbox']

/** The mailboxes in display order. */
export const mailboxes = ['ACCOUNT', 'PROMOTION', 'SYSTEM'] as const satisfies readonly Mailbox[]

const PAGE_SIZE = 20

export interface MailFilter {
  /** The only mailbox to list; undefined for all mailboxes. */
  readonly mailbox?: Mailbox | undefined
  /** Restricts the list to unread mails when true. */
  readonly unread?: boolean
}

/** The prefix of the query keys of all mail lists. Marking or deleting a mail invalidates all these lists. */
export const mailListKeys = [...mailsKey, 'list'] as const

/** A member's mails page by page, newest first (MEMB-006). */
export const mailsQuery = ({ api, session, language }: Scope, { mailbox, unread = false }: MailFilter) =>
  infiniteQueryOptions({
    queryKey: [...mailListKeys, session.epoch, language, mailbox ?? null, unread],
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
    // The cached page is also empty when the member has deleted all its mails. More pages may follow, so continue at
    // its cursor.
    getNextPageParam: (last, pages) =>
      last.content.length === 0 && last.next !== undefined
        ? { pageNo: pages.length + 1, after: last.next }
        : getNextPage(last, pages, ({ mailId }) => mailId),
    staleTime: staleness.short,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

export const mailKey = ({ session, language }: Pick<Scope, 'session' | 'language'>, mailId: number) =>
  [...mailsKey, 'one', session.epoch, language, mailId] as const

/** A complete mail. Fetching it does not mark it as read. */
export const mailQuery = (scope: Scope, mailId: number) =>
  queryOptions({
    queryKey: mailKey(scope, mailId),
    queryFn: async ({ signal }) => {
      const [mail] = await Promise.all([scope.api.call(messageDetail, { query: { mailId }, signal }), settleRichText()])
      return mail
    },
    staleTime: staleness.long,
    meta: memberScoped,
  })

/** The total and unread number of mails in each mailbox (CALL-056). */
export const mailboxesQuery = ({ api, session }: Scope) =>
  queryOptions({
    queryKey: [...mailsKey, 'boxes', session.epoch],
    queryFn: ({ signal }) => api.call(messageCount, { signal }),
    staleTime: staleness.short,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

import type { ValueOf } from '@lobby/api'
import { messageCount, messageDetail, messageList } from '@lobby/api/operations/message'
import { moduleOfCall } from '@lobby/merchant'
import { mailKeys } from '@lobby/platform/account'
import { personal, staleness } from '@lobby/platform/query'
import { settleRichText } from '@lobby/ui/rich-text'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { nextPage } from '../model/nextPage.ts'
import type { Scope } from './scope.ts'

export type MailPage = ValueOf<'messageList'>
export type Mail = MailPage['content'][number]
export type MailDetail = ValueOf<'messageDetail'>
export type Mailboxes = ValueOf<'messageCount'>
export type Mailbox = Mailboxes[number]['mailbox']

/** The mailboxes, in the order in which they are shown. */
export const mailboxes = ['ACCOUNT', 'PROMOTION', 'SYSTEM'] as const satisfies readonly Mailbox[]

const pageSize = 20

export interface MailFilter {
  /** All of them when not given. */
  readonly mailbox?: Mailbox | undefined
  /** Those alone that are not read. */
  readonly unread?: boolean
}

/** What lists of mails are known by: what is marked or deleted changes in all of them. */
export const mailLists = [...mailKeys, 'list'] as const

/** A member's mails page by page, the newest first (MEMB-006). */
export const mailsQuery = ({ api, session, language }: Scope, { mailbox, unread = false }: MailFilter) =>
  infiniteQueryOptions({
    queryKey: [...mailLists, session.epoch, language, mailbox ?? null, unread],
    queryFn: async ({ pageParam: { pageNo, after }, signal }): Promise<MailPage> => {
      const query = {
        moduleId: moduleOfCall.messageList,
        pageNo,
        pageSize,
        ...(mailbox && { mailbox }),
        ...(unread && { unread }),
        ...(after && { after }),
      }
      const page = await api.call(messageList, { query, signal })
      if (page.content.length > 0) return page
      // An answer without mails ends the list, whatever it says of more.
      const { next: _next, ...last } = page
      return last
    },
    initialPageParam: { pageNo: 1, after: '' },
    // A page whose mails the member has all deleted still has others after it.
    getNextPageParam: (last, pages) =>
      last.content.length === 0 && last.next !== undefined
        ? { pageNo: pages.length + 1, after: last.next }
        : nextPage(last, pages, ({ mailId }) => mailId),
    staleTime: staleness.short,
    refetchOnWindowFocus: true,
    meta: personal,
  })

export const mailKey = ({ session, language }: Pick<Scope, 'session' | 'language'>, mailId: number) =>
  [...mailKeys, 'one', session.epoch, language, mailId] as const

/** One mail, whole. To read it does not mark it. */
export const mailQuery = (scope: Scope, mailId: number) =>
  queryOptions({
    queryKey: mailKey(scope, mailId),
    queryFn: async ({ signal }) => {
      const [mail] = await Promise.all([scope.api.call(messageDetail, { query: { mailId }, signal }), settleRichText()])
      return mail
    },
    staleTime: staleness.long,
    meta: personal,
  })

/** What lies in each mailbox (CALL-056). */
export const mailboxesQuery = ({ api, session }: Scope) =>
  queryOptions({
    queryKey: [...mailKeys, 'boxes', session.epoch],
    queryFn: ({ signal }) => api.call(messageCount, { signal }),
    staleTime: staleness.short,
    refetchOnWindowFocus: true,
    meta: personal,
  })

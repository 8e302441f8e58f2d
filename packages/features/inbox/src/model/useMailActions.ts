import { deleteMessages, readMessages } from '@lobby/api/operations/message'
import { mailsQueryKeyPrefix, broadcastUnreadMail, unreadMailCountQuery } from '@lobby/platform/account'
import { useMerchant } from '@lobby/platform/merchant'
import { invalidate, setMutationResult } from '@lobby/platform/query'
import { useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import {
  mailListQueryKeyPrefix,
  mailboxCountsQuery,
  createMailQueryKey,
  type MailDetail,
  type MailPage,
} from '../queries/mails.ts'
import { useInboxQueryParameters } from '../queries/inboxQueryParameters.ts'
import {
  isMailSelected,
  listUniqueMails,
  markMailsReadInPages,
  removeMailsFromPages,
  type MailSelection,
} from './mailPages.ts'

/** The maximum number of mails per request. */
const MAX_MAILS_PER_CALL = 200

type List = InfiniteData<MailPage>

/**
 * Returns the two actions for mails. `markRead` updates the cache immediately, and reverts the update if the platform
 * refuses. `remove` updates the cache after the platform has deleted the mails. Repeated calls have no further effect.
 * @throws ApiError if the platform refuses or does not respond
 */
export function useMailActions() {
  const scope = useInboxQueryParameters()
  const { api, session } = scope
  const { id: merchantId } = useMerchant()
  const queries = useQueryClient()
  const unreadKey = unreadMailCountQuery(api, session).queryKey

  const applyUnreadCount = (count: number) => {
    setMutationResult(queries, unreadKey, count)
    broadcastUnreadMail(merchantId, { userName: session.userName, count })
    invalidate(queries, mailboxCountsQuery(scope).queryKey)
  }

  const markRead = async (selection: MailSelection): Promise<void> => {
    // Cancel running requests, because their responses would show the mails as unread again.
    await queries.cancelQueries({
      queryKey: mailListQueryKeyPrefix,
      predicate: ({ state }) => state.data !== undefined,
    })
    await queries.cancelQueries({ queryKey: unreadKey })
    const before: [QueryKey, unknown][] = [
      ...queries.getQueriesData({ queryKey: mailsQueryKeyPrefix }),
      [unreadKey, queries.getQueryData(unreadKey)],
    ]
    const listed = queries
      .getQueriesData<List>({ queryKey: mailListQueryKeyPrefix })
      .flatMap(([, list]) => (list ? listUniqueMails(list) : []))
    const opened =
      selection === 'all'
        ? []
        : selection.flatMap((mailId) => queries.getQueryData<MailDetail>(createMailQueryKey(scope, mailId))?.mail ?? [])
    const unread = new Set(
      [...listed, ...opened]
        .filter((mail) => !mail.read && isMailSelected(selection, mail))
        .map(({ mailId }) => mailId),
    )
    queries.setQueriesData<List>(
      { queryKey: mailListQueryKeyPrefix },
      (list) => list && markMailsReadInPages(list, selection),
    )
    for (const mailId of selection === 'all' ? [] : selection) {
      queries.setQueryData<MailDetail>(
        createMailQueryKey(scope, mailId),
        (one) => one && { ...one, mail: { ...one.mail, read: true } },
      )
    }
    queries.setQueryData(unreadKey, (count) =>
      count === undefined ? undefined : selection === 'all' ? 0 : Math.max(0, count - unread.size),
    )
    try {
      for (const part of selection === 'all' ? [undefined] : splitIntoParts(selection))
        applyUnreadCount(await api.call(readMessages, { body: part ? { mailIds: part } : {} }))
    } catch (error) {
      for (const [key, data] of before) queries.setQueryData(key, data)
      invalidate(queries, unreadKey)
      throw error
    }
  }

  const remove = async (mailIds: readonly number[]): Promise<void> => {
    for (const part of splitIntoParts(mailIds)) {
      applyUnreadCount(await api.call(deleteMessages, { body: { mailIds: part } }))
      const isReading = queries.isFetching({ queryKey: mailListQueryKeyPrefix }) > 0
      await queries.cancelQueries({ queryKey: mailListQueryKeyPrefix })
      queries.setQueriesData<List>(
        { queryKey: mailListQueryKeyPrefix },
        (list) => list && removeMailsFromPages(list, part),
      )
      // The list was being fetched, and that request is cancelled, so fetch the list again.
      if (isReading) invalidate(queries, mailListQueryKeyPrefix)
      for (const mailId of part)
        queries.removeQueries({ queryKey: createMailQueryKey(scope, mailId), type: 'inactive' })
    }
  }
  return { markRead, remove }
}

const splitIntoParts = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / MAX_MAILS_PER_CALL) }, (_, at) =>
    ids.slice(at * MAX_MAILS_PER_CALL, (at + 1) * MAX_MAILS_PER_CALL),
  )

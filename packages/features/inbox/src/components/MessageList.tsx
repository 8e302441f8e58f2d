import { useText } from '@lobby/i18n'
import { formatUnreadMailCount } from '@lobby/platform/account'
import { useLoadMore } from '@lobby/platform/lazy'
import { useScrollRestoration } from '@lobby/platform/navigation'
import { useQueryFailureProps } from '@lobby/platform/query'
import { Chips, ErrorState, RowsSkeleton } from '@lobby/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { listUniqueMails } from '../model/mailPages.ts'
import { useSenderName } from '../model/useSenderName.ts'
import { mailboxDisplayOrder, mailboxCountsQuery, mailsQuery } from '../queries/mails.ts'
import { useInboxQueryParameters } from '../queries/inboxQueryParameters.ts'
import { MailsByDay } from './MailsByDay.tsx'
import { InboxListEnd } from './InboxListEnd.tsx'
import styles from './MailList.module.css'
import { MessageRow } from './MessageRow.tsx'
import { EmptyMessages } from './EmptyMessages.tsx'

/**
 * Lists the messages of the mailbox in the query parameter `box`, or of all mailboxes. Shows the number of unread
 * messages for each mailbox.
 */
export function MessageList() {
  const t = useText()
  const scope = useInboxQueryParameters()
  const failure = useQueryFailureProps()
  const sender = useSenderName()
  const [params, setParams] = useSearchParams()
  const mailbox = mailboxDisplayOrder.find((each) => each === params.get('box'))
  const { data: counts = [] } = useQuery(mailboxCountsQuery(scope))
  const query = useInfiniteQuery(mailsQuery(scope, { mailbox }))
  const { data, error, hasNextPage, isFetching } = query
  const mails = data ? listUniqueMails(data) : []
  const end = useLoadMore({ isReady: hasNextPage && !isFetching && !error, onMore: () => void query.fetchNextPage() })
  useScrollRestoration(data !== undefined)
  const unreadIn = (box: string) => counts.find((each) => each.mailbox === box)?.unread ?? 0
  const failed = error && (
    <ErrorState
      compact={data !== undefined}
      title={t(data ? 'inbox.stale' : 'inbox.failed')}
      {...failure(query, () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()))}
    />
  )
  return (
    <div className={styles.inbox}>
      <div className={styles.rail}>
        <Chips
          label={t('inbox.mailboxes')}
          layout="rail"
          items={[
            { id: '', label: t('inbox.all') },
            ...mailboxDisplayOrder.map((id) => ({
              id,
              label: sender(id),
              ...(unreadIn(id) > 0 && { count: formatUnreadMailCount(unreadIn(id)) }),
            })),
          ]}
          value={[mailbox ?? '']}
          onChange={([box]) => setParams(box ? { box } : {}, { replace: true })}
        />
      </div>
      {!data && (failed || <RowsSkeleton rows={6} leading="picture" lines={3} />)}
      {data && (
        <>
          {mails.length === 0 && !hasNextPage && !failed && (
            <EmptyMessages {...(mailbox && { onShowAll: () => setParams({}, { replace: true }) })} />
          )}
          <MailsByDay mails={mails}>{(mail) => <MessageRow mail={mail} />}</MailsByDay>
          <InboxListEnd ref={end} error={failed} hasMore={hasNextPage} hasRows={mails.length > 0} />
        </>
      )}
    </div>
  )
}

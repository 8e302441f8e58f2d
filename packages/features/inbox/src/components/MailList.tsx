import { useText } from '@lobby/i18n'
import { useLoadMore } from '@lobby/platform/lazy'
import { useScrollRestoration } from '@lobby/platform/navigation'
import { useQueryFailureProps } from '@lobby/platform/query'
import { ErrorState, RowsSkeleton } from '@lobby/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { listUniqueMails } from '../model/mailPages.ts'
import { mailsQuery } from '../queries/mails.ts'
import { useInboxQueryParameters } from '../queries/inboxQueryParameters.ts'
import { MailsByDay } from './MailsByDay.tsx'
import { InboxListEnd } from './InboxListEnd.tsx'
import styles from './MailList.module.css'
import { MailRow } from './MailRow.tsx'
import { MailToolbar } from './MailToolbar.tsx'
import { EmptyInbox } from './EmptyInbox.tsx'
import { MailSelectionBar } from './MailSelectionBar.tsx'

/**
 * Lists all mails with infinite scrolling, or only unread mails with the query parameter `show=unread`. In selection
 * mode, shows the actions for the selected mails.
 * @param onShown - called on mount. The screen then knows that the Back button can return to this list.
 */
export function MailList({ onShown }: { readonly onShown: () => void }) {
  const t = useText()
  const failure = useQueryFailureProps()
  const [params, setParams] = useSearchParams()
  const unread = params.get('show') === 'unread'
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number> | null>(null)
  const query = useInfiniteQuery(mailsQuery(useInboxQueryParameters(), { unread }))
  const { data, error, hasNextPage, isFetching } = query
  const mails = data ? listUniqueMails(data) : []
  const end = useLoadMore({ isReady: hasNextPage && !isFetching && !error, onMore: () => void query.fetchNextPage() })
  useScrollRestoration(data !== undefined)
  useEffect(onShown, [onShown])

  const show = (onlyUnread: boolean) => {
    setSelectedIds(null)
    setParams(onlyUnread ? { show: 'unread' } : {}, { replace: true })
  }
  const toggleSelection = (mailId: number) =>
    setSelectedIds(
      (before) =>
        new Set(before?.has(mailId) ? [...before].filter((each) => each !== mailId) : [...(before ?? []), mailId]),
    )
  const failed = error && (
    <ErrorState
      compact={data !== undefined}
      title={t(data ? 'inbox.stale' : 'inbox.failed')}
      {...failure(query, () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()))}
    />
  )
  const selectedMails = mails.filter(({ mailId }) => selectedIds?.has(mailId))
  return (
    <div className={styles.inbox}>
      {(unread || mails.length > 0 || !data) && (
        <MailToolbar
          unread={unread}
          onShow={show}
          {...(mails.length > 0 && {
            isSelecting: selectedIds !== null,
            onSelectingChange: (on) => setSelectedIds(on ? new Set() : null),
          })}
          areAllSelected={selectedMails.length === mails.length}
          onSelectAll={(all) => setSelectedIds(new Set(all ? mails.map(({ mailId }) => mailId) : []))}
        />
      )}
      {!data && (failed || <RowsSkeleton rows={6} leading="picture" lines={3} />)}
      {data && mails.length === 0 && !hasNextPage && !failed && (
        <EmptyInbox unread={unread} onShowAll={() => show(false)} />
      )}
      <MailsByDay mails={mails}>
        {(mail) => (
          <MailRow
            mail={mail}
            isSelected={selectedIds?.has(mail.mailId)}
            onSelect={() => toggleSelection(mail.mailId)}
          />
        )}
      </MailsByDay>
      {data && <InboxListEnd ref={end} error={failed} hasMore={hasNextPage} hasRows={mails.length > 0} />}
      {selectedIds && <MailSelectionBar mails={selectedMails} onDone={() => setSelectedIds(null)} />}
    </div>
  )
}

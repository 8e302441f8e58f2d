import { useText } from '@lobby/i18n'
import { useLoadMore } from '@lobby/platform/lazy'
import { useScrollRestoration } from '@lobby/platform/navigation'
import { useFailure } from '@lobby/platform/query'
import { ErrorState, RowsSkeleton } from '@lobby/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { listMails } from '../model/mailPages.ts'
import { mailsQuery } from '../queries/mails.ts'
import { useScope } from '../queries/scope.ts'
import { MailsByDay } from './MailsByDay.tsx'
import { ListEnd } from './ListEnd.tsx'
import styles from './MailList.module.css'
import { MailRow } from './MailRow.tsx'
import { MailToolbar } from './MailToolbar.tsx'
import { EmptyInbox } from './EmptyInbox.tsx'
import { SelectionBar } from './SelectionBar.tsx'

/**
 * The list of mails with infinite scrolling: all mails, or only unread ones with the query parameter `show=unread`. In
 * selection mode it shows the actions for the selected mails.
 * @param onShown - called on mount, so that the screen knows that Back can return to this list
 */
export function MailList({ onShown }: { readonly onShown: () => void }) {
  const t = useText()
  const failure = useFailure()
  const [params, setParams] = useSearchParams()
  const unread = params.get('show') === 'unread'
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null)
  const query = useInfiniteQuery(mailsQuery(useScope(), { unread }))
  const { data, error, hasNextPage, isFetching } = query
  const mails = data ? listMails(data) : []
  const end = useLoadMore({ isReady: hasNextPage && !isFetching && !error, onMore: () => void query.fetchNextPage() })
  useScrollRestoration(data !== undefined)
  useEffect(onShown, [onShown])

  const show = (onlyUnread: boolean) => {
    setPicked(null)
    setParams(onlyUnread ? { show: 'unread' } : {}, { replace: true })
  }
  const pick = (mailId: number) =>
    setPicked(
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
  const chosen = mails.filter(({ mailId }) => picked?.has(mailId))
  return (
    <div className={styles.inbox}>
      {(unread || mails.length > 0 || !data) && (
        <MailToolbar
          unread={unread}
          onShow={show}
          {...(mails.length > 0 && {
            isSelecting: picked !== null,
            onSelectingChange: (on) => setPicked(on ? new Set() : null),
          })}
          areAllSelected={chosen.length === mails.length}
          onSelectAll={(all) => setPicked(new Set(all ? mails.map(({ mailId }) => mailId) : []))}
        />
      )}
      {!data && (failed || <RowsSkeleton rows={6} leading="picture" lines={3} />)}
      {data && mails.length === 0 && !hasNextPage && !failed && (
        <EmptyInbox unread={unread} onShowAll={() => show(false)} />
      )}
      <MailsByDay mails={mails}>
        {(mail) => <MailRow mail={mail} isSelected={picked?.has(mail.mailId)} onSelect={() => pick(mail.mailId)} />}
      </MailsByDay>
      {data && <ListEnd ref={end} error={failed} hasMore={hasNextPage} hasRows={mails.length > 0} />}
      {picked && <SelectionBar mails={chosen} onDone={() => setPicked(null)} />}
    </div>
  )
}

import { seeFeedback } from '@lobby/api/operations/message'
import { useText } from '@lobby/i18n'
import { useLoadMore } from '@lobby/platform/lazy'
import { setMutationResult, useQueryFailureProps } from '@lobby/platform/query'
import { ErrorState, InlineNotice, Skeleton } from '@lobby/ui'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { feedbackQuery, type Feedback } from '../queries/feedback.ts'
import { useInboxQueryParameters } from '../queries/inboxQueryParameters.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { FeedbackHistory } from './FeedbackHistory.tsx'
import { InboxListEnd } from './InboxListEnd.tsx'
import styles from './FeedbackSkeleton.module.css'

/** Renders a placeholder for the feedback form until the settings of the form load. */
function FeedbackSkeleton() {
  return (
    <div className={styles.form} data-loading>
      <Skeleton shape="line" lines={2} width="three-quarters" />
      <Skeleton shape="block" className={styles.kinds ?? ''} />
      <Skeleton shape="block" className={styles.text ?? ''} />
      <Skeleton shape="block" className={styles.send ?? ''} />
    </div>
  )
}

/**
 * Renders the feedback form, with the member's earlier messages below. Reports to the platform that the member has seen
 * the new answers of the staff. The new answers stay highlighted, because the cache does not change.
 */
export function FeedbackFormWithHistory() {
  const t = useText()
  const scope = useInboxQueryParameters()
  const { api } = scope
  const queries = useQueryClient()
  const failure = useQueryFailureProps()
  const [sentCount, setSentCount] = useState(0)
  const options = feedbackQuery(scope)
  const query = useInfiniteQuery(options)
  const { data, error, hasNextPage, isFetching } = query
  const end = useLoadMore({ isReady: hasNextPage && !isFetching && !error, onMore: () => void query.fetchNextPage() })
  const items = [
    ...new Map(data?.pages.flatMap(({ content }) => content.map((item) => [item.feedbackId, item] as const))).values(),
  ]
  const hasNewAnswers = items.some(({ answerSeen }) => answerSeen === false)
  useEffect(() => {
    if (hasNewAnswers) void api.call(seeFeedback).catch(() => undefined)
  }, [hasNewAnswers, api])

  const failed = error && (
    <ErrorState
      compact={data !== undefined}
      title={t(data ? 'inbox.stale' : 'inbox.feedback.failed')}
      {...failure(query, () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()))}
    />
  )
  const settings = data?.pages[0]
  if (!settings) return failed || <FeedbackSkeleton />
  const onSent = (feedback: Feedback) => {
    setSentCount((before) => before + 1)
    setMutationResult(queries, options.queryKey, (before) => {
      const [first, ...others] = before.pages
      return first
        ? { ...before, pages: [{ ...first, content: [feedback, ...first.content], total: first.total + 1 }, ...others] }
        : before
    })
    window.scrollTo(0, 0)
  }
  return (
    <>
      {sentCount > 0 && <InlineNotice tone="win">{t('inbox.feedback.sent')}</InlineNotice>}
      <FeedbackForm key={sentCount} settings={settings} onSent={onSent} />
      <FeedbackHistory items={items}>
        <InboxListEnd ref={end} error={failed} hasMore={hasNextPage} hasRows={false} />
      </FeedbackHistory>
    </>
  )
}

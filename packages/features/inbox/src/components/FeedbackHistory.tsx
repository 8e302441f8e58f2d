import { useText } from '@lobby/i18n'
import { EmptyState } from '@lobby/ui'
import { useId, type ReactNode } from 'react'
import type { Feedback } from '../queries/feedback.ts'
import styles from './FeedbackHistory.module.css'
import { FeedbackItem } from './FeedbackItem.tsx'

export interface FeedbackHistoryProps {
  readonly items: readonly Feedback[]
  /** The content below the last message. */
  readonly children: ReactNode
}

/** Lists the member's earlier feedback messages, each with the staff's answer. */
export function FeedbackHistory({ items, children }: FeedbackHistoryProps) {
  const t = useText()
  const id = useId()
  if (items.length === 0) return <EmptyState title={t('inbox.feedback.none')} text={t('inbox.feedback.none.text')} />
  return (
    <section className={styles.history} aria-labelledby={id}>
      <h2 id={id}>{t('inbox.feedback.history')}</h2>
      <ul className={styles.list}>
        {items.map((feedback) => (
          <FeedbackItem key={feedback.feedbackId} feedback={feedback} />
        ))}
      </ul>
      {children}
    </section>
  )
}

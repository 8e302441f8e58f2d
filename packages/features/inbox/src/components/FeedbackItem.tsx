import { useLanguageFormat, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { StatusTag } from '@lobby/ui'
import { getFeedbackCategoryMessageId } from '../model/getFeedbackCategoryMessageId.ts'
import type { Feedback } from '../queries/feedback.ts'
import styles from './FeedbackItem.module.css'

/**
 * Renders one feedback message of the member, with the staff's answer. Highlights an answer that the member has not
 * seen yet.
 */
export function FeedbackItem({ feedback }: { readonly feedback: Feedback }) {
  const t = useText()
  const { date } = useLanguageFormat()
  const { timeZone } = useMerchant()
  const formatTime = (at: string) =>
    date(at, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone })
  const { category, content, sentAt, answer, answeredAt, answerSeen } = feedback
  const isNew = answer !== undefined && answerSeen === false
  return (
    <li className={styles.item} data-fresh={isNew || undefined}>
      <div className={styles.head}>
        <span className={styles.about}>
          <span className={styles.category}>{t(getFeedbackCategoryMessageId(category))}</span>
          <time className={styles.when} dateTime={sentAt}>
            {formatTime(sentAt)}
          </time>
        </span>
        <StatusTag
          text={t(
            answer === undefined ? 'inbox.feedback.open' : isNew ? 'inbox.feedback.new' : 'inbox.feedback.answered',
          )}
          tone={answer === undefined ? 'open' : 'win'}
        />
      </div>
      <p className={styles.content}>{content}</p>
      {answer !== undefined && (
        <div className={styles.answer}>
          <p className={styles.from}>
            {isNew && <span className={styles.dot} />}
            {t('inbox.feedback.answer')}
            {answeredAt !== undefined && (
              <time className={styles.when} dateTime={answeredAt}>
                {formatTime(answeredAt)}
              </time>
            )}
          </p>
          <p className={styles.content}>{answer}</p>
        </div>
      )}
    </li>
  )
}

import { useLanguageFormat, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Link, mailRoutes } from '@lobby/platform/navigation'
import { useSenderName } from '../model/useSenderName.ts'
import type { Mail } from '../queries/mails.ts'
import { SenderIcon } from './SenderIcon.tsx'
import styles from './MailRow.module.css'

export interface MailRowProps {
  readonly mail: Mail
  /**
   * True if the mail is selected; undefined outside selection mode. In selection mode, a press selects the mail and
   * does not open it.
   */
  readonly isSelected?: boolean | undefined
  readonly onSelect: () => void
}

/** Renders one mail in the list: sender, time, title and preview. A dot and bold text mark an unread mail. */
export function MailRow({ mail, isSelected, onSelect }: MailRowProps) {
  const t = useText()
  const { time } = useLanguageFormat()
  const { timeZone } = useMerchant()
  const sender = useSenderName()
  const { mailId, mailbox, title, preview, sentAt, read } = mail
  const words = (
    <>
      {isSelected === undefined ? <SenderIcon mailbox={mailbox} /> : <span className={styles.box} aria-hidden="true" />}
      <span className={styles.words}>
        <span className={styles.head}>
          {!read && (
            <span className={styles.dot}>
              <span className="visually-hidden">{t('inbox.isUnread')}</span>
            </span>
          )}
          <span className={styles.sender}>{sender(mailbox)}</span>
          <time className={styles.when} dateTime={sentAt}>
            {time(sentAt, { hour: 'numeric', minute: '2-digit', timeZone })}
          </time>
        </span>
        <span className={styles.title}>{title}</span>
        <span className={styles.preview} title={preview}>
          {preview}
        </span>
      </span>
    </>
  )
  if (isSelected === undefined) {
    return (
      <Link className={styles.row} data-unread={!read || undefined} to={mailRoutes.mail(mailId)}>
        {words}
      </Link>
    )
  }
  return (
    <label className={styles.row} data-unread={!read || undefined}>
      <input type="checkbox" className="visually-hidden" checked={isSelected} onChange={onSelect} />
      {words}
    </label>
  )
}

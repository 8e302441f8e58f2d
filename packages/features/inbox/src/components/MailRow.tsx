import { useFormat, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Link, mailRoutes } from '@lobby/platform/navigation'
import { useSender } from '../model/useSender.ts'
import type { Mail } from '../queries/mails.ts'
import { MailMark } from './MailMark.tsx'
import styles from './MailRow.module.css'

export interface MailRowProps {
  readonly mail: Mail
  /** True when the mail is selected; undefined outside selection mode, where a press opens the mail. */
  readonly picked?: boolean | undefined
  readonly onPick: () => void
}

/** A mail in the list: sender, time, subject and preview. An unread one has a dot and bold text. */
export function MailRow({ mail, picked, onPick }: MailRowProps) {
  const t = useText()
  const { time } = useFormat()
  const { timeZone } = useMerchant()
  const sender = useSender()
  const { mailId, mailbox, title, preview, sentAt, read } = mail
  const words = (
    <>
      {picked === undefined ? <MailMark mailbox={mailbox} /> : <span className={styles.box} aria-hidden="true" />}
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
  if (picked === undefined) {
    return (
      <Link className={styles.row} data-unread={!read || undefined} to={mailRoutes.mail(mailId)}>
        {words}
      </Link>
    )
  }
  return (
    <label className={styles.row} data-unread={!read || undefined}>
      <input type="checkbox" className="visually-hidden" checked={picked} onChange={onPick} />
      {words}
    </label>
  )
}

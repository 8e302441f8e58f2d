import { useLanguageFormat, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useSingleMutation } from '@lobby/platform/query'
import { mailRoutes } from '@lobby/platform/navigation'
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChevronRight,
  Gift,
  IdCard,
  Megaphone,
  MessageCircle,
  ShieldCheck,
  Ticket,
  Trophy,
  type Icon,
} from '@lobby/ui/icons'
import { useNavigate } from 'react-router-dom'
import { getMailSubjectLink, getMailSubject, type MailSubject } from '../model/getMailSubjectLink.ts'
import { useMailActions } from '../model/useMailActions.ts'
import type { Mail } from '../queries/mails.ts'
import styles from './MessageRow.module.css'

const icons: Readonly<Record<MailSubject, Icon>> = {
  DEPOSIT: ArrowDownToLine,
  WITHDRAWAL: ArrowUpFromLine,
  ORDER: Ticket,
  PROMOTION: Gift,
  REWARDS: Trophy,
  DOCUMENTS: IdCard,
  SECURITY: ShieldCheck,
  FEEDBACK: MessageCircle,
}

/**
 * Renders one mail as a message, with the icon and link text of its subject (the thing that the mail is about). A press
 * opens the page of the subject, or the complete mail if there is no subject. A press also marks the mail as read.
 */
export function MessageRow({ mail }: { readonly mail: Mail }) {
  const t = useText()
  const { time } = useLanguageFormat()
  const { flags, timeZone } = useMerchant()
  const navigate = useNavigate()
  const { markRead } = useMailActions()
  const { mailId, title, preview, sentAt, read } = mail
  const reading = useSingleMutation({ mutationKey: ['readMessages'], mutationFn: () => markRead([mailId]) })
  const subject = getMailSubject(mail)
  const Icon = subject ? icons[subject] : Megaphone
  const subjectLink = getMailSubjectLink(mail, flags)
  const open = () => {
    // If a press opens the complete mail, `MailView` marks the mail as read.
    if (subjectLink && !read) reading.mutate()
    void navigate(subjectLink?.to ?? mailRoutes.mail(mailId))
  }
  return (
    <button type="button" className={styles.row} data-unread={!read || undefined} onClick={open}>
      <span className={styles.icon} data-about={subject} aria-hidden="true">
        <Icon />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {!read && (
            <span className={styles.dot}>
              <span className="visually-hidden">{t('inbox.isUnread')}</span>
            </span>
          )}
          {title}
        </span>
        <span className={styles.preview} title={preview}>
          {preview}
        </span>
        <span className={styles.foot}>
          <time dateTime={sentAt}>{time(sentAt, { hour: 'numeric', minute: '2-digit', timeZone })}</time>
          {subjectLink && <span className={styles.way}>{t(subjectLink.label)}</span>}
        </span>
      </span>
      <ChevronRight className={styles.chevron} aria-hidden="true" />
    </button>
  )
}

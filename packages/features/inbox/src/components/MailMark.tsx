import { Gift, Megaphone, ShieldCheck } from '@lobby/ui/icons'
import type { Mail } from '../queries/mails.ts'
import styles from './MailMark.module.css'

const icons = { ACCOUNT: ShieldCheck, PROMOTION: Gift } as const

/** Who writes, as a picture: the account's desk, the offers, else the house. */
export function MailMark({ mailbox }: Pick<Mail, 'mailbox'>) {
  const Icon = mailbox === 'ACCOUNT' || mailbox === 'PROMOTION' ? icons[mailbox] : Megaphone
  return (
    <span className={styles.mark} data-box={mailbox} aria-hidden="true">
      <Icon />
    </span>
  )
}

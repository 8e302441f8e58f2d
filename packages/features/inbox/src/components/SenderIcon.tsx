import { Gift, Megaphone, ShieldCheck } from '@lobby/ui/icons'
import type { Mail } from '../queries/mails.ts'
import styles from './SenderIcon.module.css'

const icons = { ACCOUNT: ShieldCheck, PROMOTION: Gift } as const

/** Renders the icon of a mailbox. */
export function SenderIcon({ mailbox }: Pick<Mail, 'mailbox'>) {
  const Icon = mailbox === 'ACCOUNT' || mailbox === 'PROMOTION' ? icons[mailbox] : Megaphone
  return (
    <span className={styles.mark} data-box={mailbox} aria-hidden="true">
      <Icon />
    </span>
  )
}

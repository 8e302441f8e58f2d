import { useText } from '@lobby/i18n'
import { Link, mailRoutes, routes } from '@lobby/platform/navigation'
import styles from './InboxTabs.module.css'

/**
 * Links to the two screens that list the member's mails: the inbox with complete mails, and the messages, each with a
 * link to the thing that the mail is about.
 */
export function InboxTabs({ here }: { readonly here: 'mails' | 'messages' }) {
  const t = useText()
  const view = (id: typeof here, to: string) => (
    <Link className={styles.view} to={to} {...(here === id && { 'aria-current': 'page' })}>
      {t(`inbox.view.${id}`)}
    </Link>
  )
  return (
    <nav className={styles.views} aria-label={t('inbox.views')}>
      {view('mails', routes.inbox())}
      {view('messages', mailRoutes.messages())}
    </nav>
  )
}

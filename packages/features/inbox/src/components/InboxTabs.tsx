import { useText } from '@lobby/i18n'
import { Link, mailRoutes, routes } from '@lobby/platform/navigation'
import styles from './InboxTabs.module.css'

/**
 * Links to the two screens that list the member's mails. The inbox shows complete mails. The messages screen shows the
 * same mails with links to the pages that the mails are about.
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

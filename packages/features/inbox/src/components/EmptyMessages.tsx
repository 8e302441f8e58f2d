import { useText } from '@lobby/i18n'
import { Link, routes } from '@lobby/platform/navigation'
import { Button, getButtonClass, EmptyState } from '@lobby/ui'

export interface EmptyMessagesProps {
  /** Called to show the messages of all mailboxes; undefined if no mailbox is selected. */
  readonly onShowAll?: () => void
}

/** Shows that there are no messages. */
export function EmptyMessages({ onShowAll }: EmptyMessagesProps) {
  const t = useText()
  const action = onShowAll ? (
    <Button onClick={onShowAll}>{t('inbox.allRead.action')}</Button>
  ) : (
    <Link className={getButtonClass({ tone: 'brand' })} to={routes.home()}>
      {t('inbox.empty.action')}
    </Link>
  )
  return <EmptyState title={t('inbox.none')} text={t('inbox.none.text')} action={action} />
}

import { useText } from '@lobby/i18n'
import { Link, routes } from '@lobby/platform/navigation'
import { Button, getButtonClass, EmptyState } from '@lobby/ui'

export interface EmptyInboxProps {
  /** True if the list shows only unread mails. */
  readonly unread: boolean
  readonly onShowAll: () => void
}

/**
 * Shows that the inbox has no mails, and explains which mails arrive here. If the list shows only unread mails, says
 * that all mails are read.
 */
export function EmptyInbox({ unread, onShowAll }: EmptyInboxProps) {
  const t = useText()
  if (unread)
    return (
      <EmptyState
        title={t('inbox.allRead')}
        text={t('inbox.allRead.text')}
        action={<Button onClick={onShowAll}>{t('inbox.allRead.action')}</Button>}
      />
    )
  return (
    <EmptyState
      title={t('inbox.empty')}
      text={t('inbox.empty.text')}
      action={
        <Link className={getButtonClass({ tone: 'brand' })} to={routes.home()}>
          {t('inbox.empty.action')}
        </Link>
      }
    />
  )
}

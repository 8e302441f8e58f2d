import { useText } from '@lobby/i18n'
import { formatUnreadMailCount, unreadMailCountQuery } from '@lobby/platform/account'
import { getRefusalMessageId } from '@lobby/platform/query'
import { useMemberMutation } from '@lobby/platform/session'
import { Button, Chips, FormNotice, IconButton } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { CheckCheck, ListChecks } from '@lobby/ui/icons'
import { useMailActions } from '../model/useMailActions.ts'
import { useInboxQueryParameters } from '../queries/inboxQueryParameters.ts'
import { RetryAfterSignInNotice } from './RetryAfterSignInNotice.tsx'
import styles from './MailToolbar.module.css'

export interface MailToolbarProps {
  readonly unread: boolean
  readonly onShow: (unread: boolean) => void
  /** True in selection mode, false outside it; undefined if there are no mails to select. */
  readonly isSelecting?: boolean
  readonly onSelectingChange?: (on: boolean) => void
  readonly areAllSelected: boolean
  readonly onSelectAll: (all: boolean) => void
}

/**
 * Renders the toolbar above the mails: the filter, a switch to selection mode, and a button that marks all mails as
 * read.
 */
export function MailToolbar({
  unread,
  onShow,
  isSelecting,
  onSelectingChange,
  areAllSelected,
  onSelectAll,
}: MailToolbarProps) {
  const t = useText()
  const { api, session } = useInboxQueryParameters()
  const { markRead } = useMailActions()
  const { data: count = 0 } = useQuery(unreadMailCountQuery(api, session))
  const reading = useMemberMutation<'all', void>({
    mutationKey: ['readMessages'],
    call: () => markRead('all'),
    onDone: () => undefined,
  })
  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        {isSelecting ? (
          <Button size="s" tone="quiet" onClick={() => onSelectAll(!areAllSelected)}>
            {t(areAllSelected ? 'inbox.select.none' : 'inbox.select.all')}
          </Button>
        ) : (
          <Chips
            label={t('inbox.filter')}
            items={[
              { id: 'all', label: t('inbox.all') },
              { id: 'unread', label: t('inbox.unread'), ...(count > 0 && { count: formatUnreadMailCount(count) }) },
            ]}
            value={[unread ? 'unread' : 'all']}
            onChange={([chosen]) => onShow(chosen === 'unread')}
          />
        )}
        {isSelecting === true && (
          <Button size="s" onClick={() => onSelectingChange?.(false)}>
            {t('inbox.select.done')}
          </Button>
        )}
        {isSelecting === false && (
          <span className={styles.ways}>
            {count > 0 && (
              <IconButton label={t('inbox.read.all')} onClick={() => reading.send('all')}>
                <CheckCheck />
              </IconButton>
            )}
            <IconButton label={t('inbox.select')} onClick={() => onSelectingChange?.(true)}>
              <ListChecks />
            </IconButton>
          </span>
        )}
      </div>
      {reading.sendAgain ? (
        <RetryAfterSignInNotice onRetry={reading.sendAgain} busy={reading.isBusy} />
      ) : (
        <FormNotice>{reading.error !== null && t(getRefusalMessageId(reading.error))}</FormNotice>
      )}
    </div>
  )
}

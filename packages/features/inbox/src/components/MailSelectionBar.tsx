import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { useMemberMutation } from '@lobby/platform/session'
import { Button, StickyFooter, FormNotice } from '@lobby/ui'
import { Trash2 } from '@lobby/ui/icons'
import { useState } from 'react'
import { useMailActions } from '../model/useMailActions.ts'
import type { Mail } from '../queries/mails.ts'
import { RetryAfterSignInNotice } from './RetryAfterSignInNotice.tsx'
import { DeleteMailsDialog } from './DeleteMailsDialog.tsx'
import styles from './MailSelectionBar.module.css'

export interface MailSelectionBarProps {
  /** The selected mails. */
  readonly mails: readonly Mail[]
  /** Called after the selected mails were marked as read or deleted. */
  readonly onDone: () => void
}

/** Renders the actions for the selected mails, in a bar that stays in view. */
export function MailSelectionBar({ mails, onDone }: MailSelectionBarProps) {
  const t = useText()
  const { markRead } = useMailActions()
  const [isAsking, setIsAsking] = useState(false)
  const reading = useMemberMutation<readonly number[], void>({ mutationKey: ['readMessages'], call: markRead, onDone })
  const ids = mails.map(({ mailId }) => mailId)
  const unread = mails.some(({ read }) => !read)
  // If another device has deleted all selected mails, close the confirmation dialog.
  if (isAsking && ids.length === 0) setIsAsking(false)
  return (
    <StickyFooter>
      <div className={styles.bar} role="group" aria-label={t('inbox.select.what')}>
        {reading.sendAgain ? (
          <RetryAfterSignInNotice onRetry={reading.sendAgain} busy={reading.isBusy} />
        ) : (
          <FormNotice>{reading.error !== null && t(getRefusalMessageId(reading.error))}</FormNotice>
        )}
        <p className={styles.count} role="status">
          {t('inbox.selected', { count: ids.length })}
        </p>
        <div className={styles.actions}>
          <Button size="s" disabled={!unread} onClick={() => reading.send(ids)}>
            {t('inbox.read')}
          </Button>
          <Button
            size="s"
            tone="danger"
            icon={<Trash2 />}
            disabled={ids.length === 0}
            onClick={() => setIsAsking(true)}>
            {t('inbox.delete')}
          </Button>
        </div>
      </div>
      {isAsking && <DeleteMailsDialog mailIds={ids} onClose={() => setIsAsking(false)} onDone={onDone} />}
    </StickyFooter>
  )
}

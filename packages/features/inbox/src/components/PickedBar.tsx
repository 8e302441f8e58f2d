import { useText } from '@lobby/i18n'
import { refusalText } from '@lobby/platform/query'
import { useMemberCall } from '@lobby/platform/session'
import { Button, Dock, FormNotice } from '@lobby/ui'
import { Trash2 } from '@lobby/ui/icons'
import { useState } from 'react'
import { useMailActions } from '../model/useMailActions.ts'
import type { Mail } from '../queries/mails.ts'
import { Again } from './Again.tsx'
import { DeleteMails } from './DeleteMails.tsx'
import styles from './PickedBar.module.css'

export interface PickedBarProps {
  /** The selected mails. */
  readonly mails: readonly Mail[]
  /** Called after the action has succeeded. */
  readonly onDone: () => void
}

/** The actions for the selected mails, in a bar that stays in view. */
export function PickedBar({ mails, onDone }: PickedBarProps) {
  const t = useText()
  const { markRead } = useMailActions()
  const [isAsking, setIsAsking] = useState(false)
  const reading = useMemberCall<readonly number[], void>({ mutationKey: ['readMessages'], call: markRead, onDone })
  const ids = mails.map(({ mailId }) => mailId)
  const unread = mails.some(({ read }) => !read)
  // All selected mails have been deleted elsewhere: close the dialog.
  if (isAsking && ids.length === 0) setIsAsking(false)
  return (
    <Dock>
      <div className={styles.bar} role="group" aria-label={t('inbox.select.what')}>
        {reading.again ? (
          <Again onAgain={reading.again} busy={reading.busy} />
        ) : (
          <FormNotice>{reading.error !== null && t(refusalText(reading.error))}</FormNotice>
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
      {isAsking && <DeleteMails mailIds={ids} onClose={() => setIsAsking(false)} onDone={onDone} />}
    </Dock>
  )
}

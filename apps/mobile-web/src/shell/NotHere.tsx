import { useText } from '@lobby/i18n'
import { Button, InlineNotice } from '@lobby/ui'
import { useEffect } from 'react'
import styles from './NotHere.module.css'

export interface NotHereProps {
  /** `alertdialog` where it takes the place of a dialog. */
  readonly role: 'alert' | 'alertdialog'
  /** Called at a press, and when the connection is back. */
  readonly onRetry: () => void
  readonly busy?: boolean
  /** Gives up; there is nothing to give up where it is not given. */
  readonly onClose?: () => void
}

/** At the foot of the page: a part of the site did not come, and the way to try again. */
export function NotHere({ role, onRetry, busy = false, onClose }: NotHereProps) {
  const t = useText()
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <div className={styles.failed} role={role} aria-label={t('error.network')}>
      <InlineNotice tone="loss" silent={role === 'alert'}>
        {t('error.network')}
      </InlineNotice>
      <div className={styles.actions}>
        {onClose && <Button onClick={onClose}>{t('core.close')}</Button>}
        <Button tone="brand" busy={busy} onClick={onRetry}>
          {t('core.retry')}
        </Button>
      </div>
    </div>
  )
}

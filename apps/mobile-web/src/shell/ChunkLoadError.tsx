import { useText } from '@lobby/i18n'
import { Button, InlineNotice } from '@lobby/ui'
import { useEffect } from 'react'
import styles from './ChunkLoadError.module.css'

export interface ChunkLoadErrorProps {
  /** `alertdialog` if the message replaces a dialog. */
  readonly role: 'alert' | 'alertdialog'
  /** Called when the player presses the retry button, and when the connection returns. */
  readonly onRetry: () => void
  readonly busy?: boolean
  /** Closes the message. If it is missing, the message has no close button. */
  readonly onClose?: () => void
}

/** Shows a message at the bottom of the page, with a retry button, when a chunk failed to load. */
export function ChunkLoadError({ role, onRetry, busy = false, onClose }: ChunkLoadErrorProps) {
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

import { useText } from '@lobby/i18n'
import { Button, InlineNotice } from '@lobby/ui'
import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { useLazy, type Load } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import styles from './Overlay.module.css'

export interface OverlayProps<Props> {
  readonly load: Load<Props>
  /** The groups of texts that it needs. */
  readonly texts?: readonly string[]
  /** Draws it, once it is here. */
  readonly children: (component: ComponentType<Props>) => ReactNode
  /** The player gives up on what could not be loaded. */
  readonly onClose: () => void
}

/**
 * Holds an overlay that comes in a chunk of its own. A chunk that does not come takes nothing of the page with it: it says so, keeps
 * what was asked for, and tries again at a press or when the connection is back.
 */
export function Overlay<Props>({ onClose, ...overlay }: OverlayProps<Props>) {
  return (
    <ErrorBoundary fallback={(reset) => <Failed onRetry={reset} onClose={onClose} />}>
      <Suspense fallback={<i hidden data-awaited="overlay" />}>
        <Loaded {...overlay} />
      </Suspense>
    </ErrorBoundary>
  )
}

// Below the boundary, so that trying again asks for the chunk again.
function Loaded<Props>({ load, texts = [], children }: Omit<OverlayProps<Props>, 'onClose'>) {
  return children(useLazy(load, ...texts))
}

function Failed({ onRetry, onClose }: { readonly onRetry: () => void; readonly onClose: () => void }) {
  const t = useText()
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <div className={styles.failed} role="alertdialog" aria-label={t('error.network')}>
      <InlineNotice tone="loss">{t('error.network')}</InlineNotice>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('core.close')}</Button>
        <Button tone="brand" onClick={onRetry}>
          {t('core.retry')}
        </Button>
      </div>
    </div>
  )
}

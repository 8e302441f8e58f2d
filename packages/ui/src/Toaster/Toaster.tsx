import { CircleCheck, TriangleAlert, X } from 'lucide-react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { Toast } from '../toasts/createToasts.ts'
import styles from './Toaster.module.css'

export interface ToasterProps {
  /** Of `createToasts().get()`. */
  readonly toasts: readonly Toast[]
  readonly onDismiss: (id: number) => void
  readonly dismissLabel: string
}

const icons = {
  info: null,
  win: <CircleCheck aria-hidden="true" />,
  warn: <TriangleAlert aria-hidden="true" />,
  loss: <TriangleAlert aria-hidden="true" />,
}

/**
 * Shows what passes by: notices and loading in the middle, toasts at the top, clear of sheets, keyboards and the bar.
 * Mount it once and early, so that texts are read out.
 */
export function Toaster({ toasts, onDismiss, dismissLabel }: ToasterProps) {
  const show = (toast: Toast) => (
    <div key={toast.id} className={styles.toast} data-kind={toast.kind} data-tone={toast.tone}>
      {toast.kind === 'loading' ? <Spinner /> : icons[toast.tone]}
      <p>{toast.text}</p>
      {toast.kind === 'toast' && (
        <IconButton label={dismissLabel} onClick={() => onDismiss(toast.id)}>
          <X />
        </IconButton>
      )}
    </div>
  )
  return (
    <div className={styles.toaster} aria-live="polite">
      <div className={styles.middle}>{toasts.filter(({ kind }) => kind !== 'toast').map(show)}</div>
      <div className={styles.top}>{toasts.filter(({ kind }) => kind === 'toast').map(show)}</div>
    </div>
  )
}

import { CircleCheck, TriangleAlert, X } from '../icons/index.ts'
import { useEffect, useEffectEvent } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { Toast } from '../toasts/createToasts.ts'
import styles from './Toaster.module.css'

export interface ToasterProps {
  /** Of `createToasts().get()`. */
  readonly toasts: readonly Toast[]
  /** One comes into sight: `createToasts().start`. */
  readonly onShown: (id: number) => void
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
export function Toaster({ toasts, ...rest }: ToasterProps) {
  const show = (toast: Toast) => <Shown key={toast.id} toast={toast} {...rest} />
  return (
    <div className={styles.toaster} aria-live="polite">
      <div className={styles.middle}>{toasts.filter(({ kind }) => kind !== 'toast').map(show)}</div>
      <div className={styles.top}>{toasts.filter(({ kind }) => kind === 'toast').map(show)}</div>
    </div>
  )
}

function Shown({
  toast: { id, kind, text, tone },
  onShown,
  onDismiss,
  dismissLabel,
}: Omit<ToasterProps, 'toasts'> & { readonly toast: Toast }) {
  const start = useEffectEvent(() => onShown(id))
  useEffect(() => {
    // In the frame that paints it: a page in the background has none.
    const frame = requestAnimationFrame(() => start())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div className={styles.toast} data-kind={kind} data-tone={tone}>
      {kind === 'loading' ? <Spinner /> : icons[tone]}
      <p>{text}</p>
      {kind === 'toast' && (
        <IconButton label={dismissLabel} onClick={() => onDismiss(id)}>
          <X />
        </IconButton>
      )}
    </div>
  )
}

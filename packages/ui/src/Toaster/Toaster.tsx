import { CircleCheck, TriangleAlert, X } from '../icons/index.ts'
import { useEffect, useEffectEvent } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { Toast } from '../toasts/createToastStore.ts'
import styles from './Toaster.module.css'

export interface ToasterProps {
  /** The current messages: the result of `get` of the store that `createToastStore` returns. */
  readonly toasts: readonly Toast[]
  /** Called when a message becomes visible. Pass `start` of the store that `createToastStore` returns. */
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
 * Renders temporary messages: notices and loading messages in the centre, toasts at the top, where no sheet, keyboard
 * or bar covers them. Mount it only one time and before the first message, because screen readers announce only changes
 * of an existing live region.
 */
export function Toaster({ toasts, ...rest }: ToasterProps) {
  const renderToast = (toast: Toast) => <ToastMessage key={toast.id} toast={toast} {...rest} />
  return (
    <div className={styles.toaster} aria-live="polite">
      <div className={styles.middle}>{toasts.filter(({ kind }) => kind !== 'toast').map(renderToast)}</div>
      <div className={styles.top}>{toasts.filter(({ kind }) => kind === 'toast').map(renderToast)}</div>
    </div>
  )
}

function ToastMessage({
  toast: { id, kind, text, tone },
  onShown,
  onDismiss,
  dismissLabel,
}: Omit<ToasterProps, 'toasts'> & { readonly toast: Toast }) {
  const start = useEffectEvent(() => onShown(id))
  useEffect(() => {
    // Waits for the frame that paints the toast. A page in the background paints no frames, so its toasts do not expire
    // before the player can see them.
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

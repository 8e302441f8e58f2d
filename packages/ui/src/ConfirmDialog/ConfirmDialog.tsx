import { AlertDialog } from '@base-ui/react/alert-dialog'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { useRef } from 'react'
import { useCloseOnBack } from '../closeOnBack/useCloseOnBack.ts'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { cx } from '../cx/cx.ts'
import frames from '../frames/frames.module.css'
import styles from './ConfirmDialog.module.css'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly text: string
  /** The text of the confirm button. It names the action, for example `Sign out`; do not use `OK`. */
  readonly confirmLabel: string
  /** The text of the cancel button. Without it, the dialog is a notice that has only the confirm button. */
  readonly cancelLabel?: string
  readonly onConfirm: () => void
  /** True while the confirmed action is running. The dialog cannot be closed then. */
  readonly busy?: boolean
  readonly tone?: Extract<ButtonProps['tone'], 'brand' | 'danger'>
}

/**
 * Renders a dialog with a question, a confirm button and a cancel button. The cancel button has the initial focus. Back
 * and Escape cancel. A press outside the dialog does nothing.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  busy = false,
  tone = 'brand',
}: ConfirmDialogProps) {
  const initialFocus = useRef<HTMLButtonElement>(null)
  const change = (next: boolean) => {
    if (!busy) onOpenChange(next)
  }
  useCloseOnBack(open, () => change(false))
  return (
    <CSPProvider disableStyleElements>
      <AlertDialog.Root open={open} onOpenChange={change}>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className={frames.backdrop} />
          <AlertDialog.Popup className={cx(frames.card, styles.panel)} initialFocus={initialFocus}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            <AlertDialog.Description className={styles.text}>{text}</AlertDialog.Description>
            <div className={styles.answers}>
              {cancelLabel !== undefined && (
                <Button ref={initialFocus} disabled={busy} onClick={() => onOpenChange(false)}>
                  {cancelLabel}
                </Button>
              )}
              <Button
                {...(cancelLabel === undefined && { ref: initialFocus })}
                tone={tone}
                busy={busy}
                onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </CSPProvider>
  )
}

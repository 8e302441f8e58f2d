import { AlertDialog } from '@base-ui/react/alert-dialog'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { useRef } from 'react'
import { useBackCloses } from '../backCloses/useBackCloses.ts'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { cx } from '../cx/cx.ts'
import frames from '../frames/frames.module.css'
import styles from './ConfirmDialog.module.css'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly text: string
  /** Says what happens, for example `Sign out`; not `OK`. */
  readonly confirmLabel: string
  /** Without it there is one answer, and it only takes note. */
  readonly cancelLabel?: string
  readonly onConfirm: () => void
  /** The confirmed action is under way; the dialog then stays. */
  readonly busy?: boolean
  readonly tone?: Extract<ButtonProps['tone'], 'brand' | 'danger'>
}

/** A question with two answers. The harmless one has the focus; a press outside answers nothing, Back and Escape are the harmless answer. */
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
  const first = useRef<HTMLButtonElement>(null)
  const change = (next: boolean) => {
    if (!busy) onOpenChange(next)
  }
  useBackCloses(open, () => change(false))
  return (
    <CSPProvider disableStyleElements>
      <AlertDialog.Root open={open} onOpenChange={change}>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className={frames.backdrop} />
          <AlertDialog.Popup className={cx(frames.card, styles.panel)} initialFocus={first}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            <AlertDialog.Description className={styles.text}>{text}</AlertDialog.Description>
            <div className={styles.answers}>
              {cancelLabel !== undefined && (
                <Button ref={first} disabled={busy} onClick={() => onOpenChange(false)}>
                  {cancelLabel}
                </Button>
              )}
              <Button {...(cancelLabel === undefined && { ref: first })} tone={tone} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </CSPProvider>
  )
}

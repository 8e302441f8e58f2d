import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog } from '@base-ui/react/dialog'
import { X } from '../icons/index.ts'
import { useRef, type ReactNode } from 'react'
import { useCloseOnBack } from '../closeOnBack/useCloseOnBack.ts'
import { cx } from '../cx/cx.ts'
import frames from '../frames/frames.module.css'
import { IconButton } from '../IconButton/IconButton.tsx'
import { makeKeyboardScrollable } from '../Sheet/makeKeyboardScrollable.ts'
import styles from './Modal.module.css'

export interface ModalProps {
  readonly open: boolean
  /** Called with false on Escape, Back, a press outside or the close button. */
  readonly onOpenChange: (open: boolean) => void
  /** Called when the closing animation has ended. */
  readonly onClosed?: () => void
  readonly title: string
  readonly closeLabel: string
  /** A picture at the top, from edge to edge. */
  readonly picture?: ReactNode
  /** A short text in small print above the title. */
  readonly note?: ReactNode
  /** The buttons of the actions. They stay visible below the scrolling content. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/**
 * Renders a dialog in the centre of the screen. The dialog traps the focus, and returns the focus when it closes. The
 * panel itself has the initial focus. If a control had it, a key press that the player meant for the page could
 * activate the control.
 */
export function Modal({ open, onOpenChange, onClosed, title, closeLabel, picture, note, foot, children }: ModalProps) {
  const panel = useRef<HTMLDivElement>(null)
  const close = () => onOpenChange(false)
  useCloseOnBack(open, close)
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root open={open} onOpenChange={onOpenChange} onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}>
        <Dialog.Portal>
          <Dialog.Backdrop className={frames.backdrop} />
          <Dialog.Popup ref={panel} className={cx(frames.card, styles.panel)} initialFocus={panel}>
            <div className={styles.card}>
              {picture !== undefined && <div className={styles.picture}>{picture}</div>}
              <div className={styles.head}>
                {note !== undefined && <div className={styles.note}>{note}</div>}
                <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              </div>
              <div ref={makeKeyboardScrollable} className={styles.body}>
                {children}
              </div>
              {foot !== undefined && <div className={styles.foot}>{foot}</div>}
            </div>
            <IconButton label={closeLabel} className={styles.close} onClick={close}>
              <X />
            </IconButton>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  )
}

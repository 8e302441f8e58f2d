import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog } from '@base-ui/react/dialog'
import { X } from '../icons/index.ts'
import { useRef, type ReactNode } from 'react'
import { useBackCloses } from '../backCloses/useBackCloses.ts'
import { cx } from '../cx/cx.ts'
import frames from '../frames/frames.module.css'
import { IconButton } from '../IconButton/IconButton.tsx'
import { scrollsByKeys } from '../Sheet/scrollsByKeys.ts'
import styles from './Modal.module.css'

export interface ModalProps {
  readonly open: boolean
  /** Asked for by Escape, Back, a press outside or the close button. */
  readonly onOpenChange: (open: boolean) => void
  /** It is out of sight: its last movement has ended. */
  readonly onClosed?: () => void
  readonly title: string
  readonly closeLabel: string
  /** On top, from edge to edge. */
  readonly picture?: ReactNode
  /** A few small words above the title. */
  readonly note?: ReactNode
  /** Stays in sight below what scrolls: the way on. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/**
 * A card in the middle of the screen that takes the focus until it is closed, and gives it back then. Nothing in it has the focus at first:
 * it may come unasked, and must not take a press that was meant for the page.
 */
export function Modal({ open, onOpenChange, onClosed, title, closeLabel, picture, note, foot, children }: ModalProps) {
  const panel = useRef<HTMLDivElement>(null)
  const close = () => onOpenChange(false)
  useBackCloses(open, close)
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root open={open} onOpenChange={onOpenChange} onOpenChangeComplete={(shown) => !shown && onClosed?.()}>
        <Dialog.Portal>
          <Dialog.Backdrop className={frames.backdrop} />
          <Dialog.Popup ref={panel} className={cx(frames.card, styles.panel)} initialFocus={panel}>
            <div className={styles.card}>
              {picture !== undefined && <div className={styles.picture}>{picture}</div>}
              <div className={styles.head}>
                {note !== undefined && <div className={styles.note}>{note}</div>}
                <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              </div>
              <div ref={scrollsByKeys} className={styles.body}>
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

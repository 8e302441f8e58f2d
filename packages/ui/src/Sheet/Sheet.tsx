import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog } from '@base-ui/react/dialog'
import { X } from '../icons/index.ts'
import { useState, type ReactNode, type RefObject } from 'react'
import { useCloseOnBack } from '../closeOnBack/useCloseOnBack.ts'
import frames from '../frames/frames.module.css'
import { IconButton } from '../IconButton/IconButton.tsx'
import { makeKeyboardScrollable } from './makeKeyboardScrollable.ts'
import { useDragToClose } from './useDragToClose.ts'
import { useKeyboardInset } from './useKeyboardInset.ts'
import styles from './Sheet.module.css'

export interface SheetProps {
  readonly open: boolean
  /** Called with false on Escape, Back, a press outside, the close button or a drag down. */
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly closeLabel: string
  readonly children: ReactNode
  /** The element that receives the focus when the sheet opens. By default, the first control in the sheet. */
  readonly initialFocus?: RefObject<HTMLElement | null>
}

/**
 * Renders a dialog that slides up from the bottom of the screen. The sheet traps the focus, and returns the focus when
 * it closes. The player can close the sheet by dragging its head down. The sheet stays above a phone's keyboard.
 */
export function Sheet({ open, onOpenChange, title, closeLabel, children, initialFocus }: SheetProps) {
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const close = () => onOpenChange(false)
  const drag = useDragToClose(panel, close)
  useKeyboardInset(panel)
  useCloseOnBack(open, close)
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root open={open} onOpenChange={onOpenChange}>
        <Dialog.Portal>
          <Dialog.Backdrop className={frames.backdrop} />
          <Dialog.Popup ref={setPanel} className={styles.panel} {...(initialFocus && { initialFocus })}>
            <div className={styles.head} {...drag}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            </div>
            <div ref={makeKeyboardScrollable} className={styles.body}>
              {children}
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

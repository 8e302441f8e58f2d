import { useId, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './ButtonWithReason.module.css'

export interface ButtonWithReasonProps {
  /**
   * The reason why the button is disabled, shown below it. The disabled button stays focusable, so that screen readers
   * can read the reason.
   */
  readonly reason?: string | false
  /** True if the button is disabled without a reason below it, because the screen shows the reason elsewhere. */
  readonly disabled?: boolean
  readonly busy: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** Renders the main button of a card. While the button is disabled, the reason is below it. */
export function ButtonWithReason({ reason = false, disabled = false, busy, onPress, children }: ButtonWithReasonProps) {
  const id = useId()
  const isDisabled = disabled || reason !== false
  return (
    <>
      <Button
        tone="brand"
        size="l"
        wide
        busy={busy}
        aria-disabled={isDisabled || undefined}
        aria-describedby={reason === false ? undefined : id}
        onClick={() => !isDisabled && onPress()}>
        {children}
      </Button>
      {reason !== false && (
        <p id={id} className={styles.why}>
          {reason}
        </p>
      )}
    </>
  )
}

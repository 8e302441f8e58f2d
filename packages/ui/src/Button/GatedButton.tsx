import { useId, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './GatedButton.module.css'

export interface GatedButtonProps {
  /**
   * Disables the button and shows the reason below it. The button stays focusable so that screen readers can read the
   * reason.
   */
  readonly reason?: string | false
  /** Disables the button without a reason below it, because the reason is shown elsewhere. */
  readonly disabled?: boolean
  readonly busy: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** Renders the main button of a card. While it is disabled, shows the reason below. */
export function GatedButton({ reason = false, disabled = false, busy, onPress, children }: GatedButtonProps) {
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

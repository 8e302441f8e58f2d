import { useId, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './HeldButton.module.css'

export interface HeldButtonProps {
  /** Disables the button and shows the reason below it. The button stays focusable so that screen readers can read the reason. */
  readonly why?: string | false
  /** Disables the button without a reason below it, because the reason is shown elsewhere. */
  readonly held?: boolean
  readonly busy: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** Renders the main button of a card. While it is disabled, shows the reason below. */
export function HeldButton({ why = false, held = false, busy, onPress, children }: HeldButtonProps) {
  const id = useId()
  const isDisabled = held || why !== false
  return (
    <>
      <Button
        tone="brand"
        size="l"
        wide
        busy={busy}
        aria-disabled={isDisabled || undefined}
        aria-describedby={why === false ? undefined : id}
        onClick={() => !isDisabled && onPress()}>
        {children}
      </Button>
      {why !== false && (
        <p id={id} className={styles.why}>
          {why}
        </p>
      )}
    </>
  )
}

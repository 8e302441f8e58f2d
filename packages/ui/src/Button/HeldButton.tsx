import { useId, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './HeldButton.module.css'

export interface HeldButtonProps {
  /** Why it cannot be pressed now, below it; it stays reachable, so that this can be read out. */
  readonly why?: string | false
  /** Disables it for a reason that is shown elsewhere. */
  readonly held?: boolean
  readonly busy: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** The press of a card; while it cannot be had, it says what it waits for. */
export function HeldButton({ why = false, held = false, busy, onPress, children }: HeldButtonProps) {
  const id = useId()
  const waits = held || why !== false
  return (
    <>
      <Button
        tone="brand"
        size="l"
        wide
        busy={busy}
        aria-disabled={waits || undefined}
        aria-describedby={why === false ? undefined : id}
        onClick={() => !waits && onPress()}>
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

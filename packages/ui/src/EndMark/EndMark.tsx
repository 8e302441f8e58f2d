import { Check, X } from '../icons/index.ts'
import styles from './EndMark.module.css'

export interface EndMarkProps {
  /** Says that the order succeeded. */
  readonly good: boolean
}

/** Renders a check mark or a cross for a payment order that succeeded or failed. Animates once when it appears. */
export function EndMark({ good }: EndMarkProps) {
  return (
    <span className={styles.mark} data-good={good || undefined} aria-hidden="true">
      {good ? <Check /> : <X />}
    </span>
  )
}

import { Check, X } from '../icons/index.ts'
import styles from './EndMark.module.css'

export interface EndMarkProps {
  /** It came about. */
  readonly good: boolean
}

/** How an order of money ended, at a glance: it came about, or it did not. Appears with one calm movement. */
export function EndMark({ good }: EndMarkProps) {
  return (
    <span className={styles.mark} data-good={good || undefined} aria-hidden="true">
      {good ? <Check /> : <X />}
    </span>
  )
}

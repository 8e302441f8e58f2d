import { Check, X } from 'lucide-react'
import styles from './EndMark.module.css'

/** How an order of money ended, at a glance: it came about, or it did not. Appears with one calm movement. */
export function EndMark({ good }: { readonly good: boolean }) {
  return (
    <span className={styles.mark} data-good={good || undefined} aria-hidden="true">
      {good ? <Check /> : <X />}
    </span>
  )
}

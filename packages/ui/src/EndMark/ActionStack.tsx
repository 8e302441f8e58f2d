import type { ReactNode } from 'react'
import styles from './ActionStack.module.css'

/** Stacks the buttons below an outcome, and links that look like buttons, with which the player continues. */
export function ActionStack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>
}

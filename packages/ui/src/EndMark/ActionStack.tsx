import type { ReactNode } from 'react'
import styles from './ActionStack.module.css'

/** Stacks the buttons below the outcome of an action. They may be links that look like buttons. */
export function ActionStack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>
}

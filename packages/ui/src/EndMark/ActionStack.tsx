import type { ReactNode } from 'react'
import styles from './ActionStack.module.css'

/** Stacks the buttons, and links that look like buttons, which lead on from an outcome. */
export function ActionStack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>
}

import type { ReactNode } from 'react'
import styles from './ButtonStack.module.css'

/**
 * Places buttons below each other, under the outcome of an action. The children may also be links that look like
 * buttons.
 */
export function ButtonStack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>
}

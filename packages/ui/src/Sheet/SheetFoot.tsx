import type { ReactNode } from 'react'
import styles from './SheetFoot.module.css'

/**
 * Renders the foot of a sheet with choices, for example a clear and an apply button. The foot stays visible while the
 * choices scroll.
 */
export function SheetFoot({ children }: { readonly children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}

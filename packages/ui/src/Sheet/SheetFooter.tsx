import type { ReactNode } from 'react'
import styles from './SheetFooter.module.css'

/**
 * Renders the buttons at the bottom of a sheet, for example a clear and an apply button. They stay visible while the
 * content of the sheet scrolls.
 */
export function SheetFooter({ children }: { readonly children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}

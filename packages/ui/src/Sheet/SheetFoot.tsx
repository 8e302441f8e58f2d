import type { ReactNode } from 'react'
import styles from './SheetFoot.module.css'

/** Renders the clear and apply buttons of a sheet with choices. They stay visible while the choices scroll. */
export function SheetFoot({ children }: { readonly children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}

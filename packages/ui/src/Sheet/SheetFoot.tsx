import type { ReactNode } from 'react'
import styles from './SheetFoot.module.css'

/** The two presses of a sheet of choices: the one that clears them, and the one that takes them. They stay in sight while the choices scroll. */
export function SheetFoot({ children }: { readonly children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}

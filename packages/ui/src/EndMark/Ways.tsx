import type { ReactNode } from 'react'
import styles from './Ways.module.css'

/** Stacks the buttons, and links that look like buttons, which lead on from an outcome. */
export function Ways({ children }: { readonly children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>
}

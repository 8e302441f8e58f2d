import type { ReactNode } from 'react'
import styles from './Ways.module.css'

/** The ways on from here, below each other: buttons, and links that look like them. */
export function Ways({ children }: { readonly children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>
}

import type { ReactNode } from 'react'
import styles from './Page.module.css'

export interface PageProps {
  readonly children: ReactNode
}

/** The main landmark: one column with the rhythm between sections, clear of the bottom bar. Sections bring their own side margins. */
export function Page({ children }: PageProps) {
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      {children}
    </main>
  )
}

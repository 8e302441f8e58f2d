import { useEffect, type ReactNode } from 'react'
import styles from './Page.module.css'

export interface PageProps {
  /** The title of the document while the page is mounted. */
  readonly title?: string
  readonly children: ReactNode
}

/**
 * Renders the `main` landmark: a column with gaps between sections and room for the bottom bar. Sections set their own
 * side margins.
 */
export function Page({ title, children }: PageProps) {
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      {children}
    </main>
  )
}

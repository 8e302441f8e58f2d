import { useEffect, type ReactNode } from 'react'
import styles from './Page.module.css'

export interface PageProps {
  /** The document's title while the page is shown. */
  readonly title?: string
  readonly children: ReactNode
}

/** The main landmark: one column with the rhythm between sections, clear of the bottom bar. Sections bring their own side margins. */
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

import type { ReactNode } from 'react'
import styles from './foundations.module.css'

export interface FoundationPageProps {
  readonly title: string
  /** The subject of the page, in one or two sentences. */
  readonly about: string
  readonly children: ReactNode
}

/** Renders a page of the section Foundations, such as colours or icons. */
export function FoundationPage({ title, about, children }: FoundationPageProps) {
  return (
    <main className={styles.page} lang="en" dir="ltr">
      <h1>{title}</h1>
      <p>{about}</p>
      {children}
    </main>
  )
}

/** Renders one part of a page of the section Foundations, with a heading. */
export function FoundationSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

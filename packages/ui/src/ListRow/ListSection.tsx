import { useId, type ReactNode } from 'react'
import { List } from './List.tsx'
import styles from './ListSection.module.css'

export interface ListSectionProps {
  readonly title: string
  /** Indents the title and sets it in the font of headings, for settings. Days and months are titles without it. */
  readonly inset?: boolean
  /** The rows, as those of a `List`. */
  readonly children: ReactNode
}

/** Rows under a heading that says what they have in common: a day, a month, what they are about. */
export function ListSection({ title, inset = false, children }: ListSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title} data-inset={inset || undefined}>
        {title}
      </h2>
      <List>{children}</List>
    </section>
  )
}

import { useId, type ReactNode } from 'react'
import { List } from './List.tsx'
import styles from './ListSection.module.css'

export interface ListSectionProps {
  readonly title: string
  /**
   * True if the title is indented and in the heading font. Use it for groups of settings, and not for titles that are
   * days or months.
   */
  readonly inset?: boolean
  /** The rows, for example `ListRow`s, as in `List`. */
  readonly children: ReactNode
}

/** Renders rows under a heading that names what they have in common, for example a day, a month or a topic. */
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

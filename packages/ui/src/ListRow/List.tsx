import { Children, type ReactNode } from 'react'
import styles from './List.module.css'

export interface ListProps {
  /** What the rows are, where no heading says it. */
  readonly label?: string
  /** `ListRow`s. */
  readonly children: ReactNode
}

/** Rows on one card, with hairlines between them. */
export function List({ label, children }: ListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}

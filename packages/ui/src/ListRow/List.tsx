import { Children, isValidElement, type ReactNode } from 'react'
import styles from './List.module.css'

export interface ListProps {
  /** The accessible name of the list, for a list without a heading. */
  readonly label?: string
  /** The number of the first row. If it is set, the list is an ordered list. */
  readonly start?: number | undefined
  /** The rows, for example `ListRow`s. The list wraps each row in an `li` unless the row already is an `li`. */
  readonly children: ReactNode
}

/** Renders rows on one card, with hairlines between them. */
export function List({ label, start, children }: ListProps) {
  const rows = Children.map(children, (child) =>
    isValidElement(child) && child.type === 'li' ? child : <li>{child}</li>,
  )
  if (start === undefined)
    return (
      <ul className={styles.list} aria-label={label}>
        {rows}
      </ul>
    )
  return (
    <ol className={styles.list} aria-label={label} start={start}>
      {rows}
    </ol>
  )
}

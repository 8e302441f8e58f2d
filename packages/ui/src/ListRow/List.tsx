import { Children, isValidElement, type ReactNode } from 'react'
import styles from './List.module.css'

export interface ListProps {
  /** What the rows are, where no heading says it. */
  readonly label?: string
  /** The rows are places in an order, of which the first is this one. */
  readonly start?: number | undefined
  /** Rows, for instance `ListRow`s. A row may also be an `li`. */
  readonly children: ReactNode
}

/** Rows on one card, with hairlines between them. */
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

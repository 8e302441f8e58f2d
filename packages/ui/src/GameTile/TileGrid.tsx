import { Children, type ReactNode } from 'react'
import styles from './TileGrid.module.css'

export interface TileGridProps {
  /** On a phone, `tiles` shows three per row and `cards` two. */
  readonly columns?: 'tiles' | 'cards'
  readonly children: ReactNode
}

/** Renders tiles in rows, with fewer per row when the player enlarges the text. */
export function TileGrid({ columns = 'tiles', children }: TileGridProps) {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}

import { Children, type ReactNode } from 'react'
import styles from './TileGrid.module.css'

export interface TileGridProps {
  /** Three tiles a row on a phone, or two cards. */
  readonly columns?: 'tiles' | 'cards'
  readonly children: ReactNode
}

/** Tiles in rows, fewer in a row where the text is enlarged. */
export function TileGrid({ columns = 'tiles', children }: TileGridProps) {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}

import { Children, type ReactNode } from 'react'
import styles from './TileGrid.module.css'

export interface TileGridProps {
  /** The number of tiles per row on a phone: three for `tiles`, two for `cards`. */
  readonly columns?: 'tiles' | 'cards'
  readonly children: ReactNode
}

/** Renders tiles in rows. A row has fewer tiles if the player enlarges the text. */
export function TileGrid({ columns = 'tiles', children }: TileGridProps) {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}

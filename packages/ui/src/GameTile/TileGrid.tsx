import { Children, type ReactNode } from 'react'
import styles from './TileGrid.module.css'

export interface TileGridProps {
  readonly children: ReactNode
}

/** Three tiles a row on a phone, fewer where the text is enlarged. */
export function TileGrid({ children }: TileGridProps) {
  return (
    <ul className={styles.grid}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}

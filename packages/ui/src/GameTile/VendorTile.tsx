import type { ReactNode } from 'react'
import styles from './VendorTile.module.css'

export interface VendorTileProps {
  readonly name: string
  /** The vendor's mark, with an empty `alt`. */
  readonly picture: ReactNode
  readonly onPlay: () => void
}

/** One vendor: its mark carries the name, which is said to those who do not see it. */
export function VendorTile({ name, picture, onPlay }: VendorTileProps) {
  return <button type="button" className={styles.tile} aria-label={name} onClick={onPlay}>{picture}</button>
}

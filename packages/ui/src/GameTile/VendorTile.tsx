import type { ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import styles from './VendorTile.module.css'

export interface VendorTileProps {
  readonly name: string
  /** The vendor's mark, with an empty `alt`. */
  readonly picture: ReactNode
  readonly onPlay: () => void
  /** The vendor's lobby is being opened: no second press. */
  readonly busy?: boolean
}

/** One vendor: its mark carries the name, which is said to those who do not see it. */
export function VendorTile({ name, picture, onPlay, busy = false }: VendorTileProps) {
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={name}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onPlay}>
      {picture}
      {busy && (
        <span className={styles.wait}>
          <Spinner />
        </span>
      )}
    </button>
  )
}

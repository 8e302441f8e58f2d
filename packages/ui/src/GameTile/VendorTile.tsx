import type { ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import styles from './VendorTile.module.css'

export interface VendorTileProps {
  readonly name: string
  /** The vendor's logo, with an empty `alt`. */
  readonly picture: ReactNode
  readonly onPlay: () => void
  /** True if the vendor's lobby is opening. Shows a spinner and ignores further presses. */
  readonly busy?: boolean
}

/**
 * Renders a vendor as a button with its logo. The vendor's name is only the accessible name and not visible, because
 * the logo usually shows it.
 */
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

import type { ReactNode } from 'react'
import type { GridItemAttributes } from '../VirtualGrid/VirtualGrid.tsx'
import { Badge, type BadgeProps } from '../Badge/Badge.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import styles from './GameTile.module.css'

export interface GameTileProps {
  readonly name: string
  readonly vendor?: string
  /**
   * The picture that fills the frame of the tile. Its `alt` must be empty, because the name of the game is below the
   * picture.
   */
  readonly picture: ReactNode
  readonly onPlay: () => void
  readonly shape?: 'portrait' | 'square'
  /** A text that says why the game cannot be played now. If it is set, the tile ignores presses. */
  readonly unavailableLabel?: string
  /** True if the game is opening. Shows a spinner and ignores further presses. */
  readonly busy?: boolean
  readonly badge?: BadgeProps
  /** A second control on the corner of the picture, for example a `Heart`. It must be 44 px wide. */
  readonly action?: ReactNode
  /** The attributes that a `VirtualGrid` passes to the `article` of each item. */
  readonly articleProps?: GridItemAttributes | undefined
}

/** Renders a game as a button with its picture, name and vendor. */
export function GameTile({
  name,
  vendor,
  picture,
  onPlay,
  shape = 'portrait',
  unavailableLabel,
  busy,
  badge,
  action,
  articleProps,
}: GameTileProps) {
  const isUnavailable = unavailableLabel !== undefined
  return (
    <article {...articleProps} className={styles.tile} data-shape={shape}>
      <button
        type="button"
        className={styles.press}
        aria-disabled={isUnavailable || busy || undefined}
        aria-busy={busy || undefined}
        onClick={isUnavailable || busy ? undefined : onPlay}>
        <span className={styles.frame}>
          {picture}
          {badge && (
            <span className={styles.badge}>
              <Badge {...badge} />
            </span>
          )}
          {isUnavailable && <span className={styles.closed}>{unavailableLabel}</span>}
          {busy && (
            <span className={styles.wait}>
              <Spinner />
            </span>
          )}
        </span>
        <span className={styles.name}>{name}</span>
        {vendor !== undefined && <span className={styles.vendor}>{vendor}</span>}
      </button>
      {action}
    </article>
  )
}

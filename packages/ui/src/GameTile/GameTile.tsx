import type { ReactNode } from 'react'
import type { ArticlePlace } from '../LongGrid/LongGrid.tsx'
import { Badge, type BadgeProps } from '../Badge/Badge.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import styles from './GameTile.module.css'

export interface GameTileProps {
  readonly name: string
  readonly vendor?: string
  /** Fills the frame; its `alt` is empty, since the name stands below. */
  readonly picture: ReactNode
  readonly onPlay: () => void
  readonly shape?: 'portrait' | 'square'
  /** Says why it cannot be played now; the tile is then seen and not pressed. */
  readonly unavailableLabel?: string
  /** The game is being opened: a spinner, and no second press. */
  readonly busy?: boolean
  readonly badge?: BadgeProps
  /** A second control on the picture's corner, for example a heart of 44 px. */
  readonly action?: ReactNode
  /** Where it stands, in a `LongGrid`. */
  readonly place?: ArticlePlace | undefined
}

/** One game: a picture to press, its name and its vendor. */
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
  place,
}: GameTileProps) {
  const closed = unavailableLabel !== undefined
  return (
    <article {...place} className={styles.tile} data-shape={shape}>
      <button
        type="button"
        className={styles.press}
        aria-disabled={closed || busy || undefined}
        aria-busy={busy || undefined}
        onClick={closed || busy ? undefined : onPlay}>
        <span className={styles.frame}>
          {picture}
          {badge && (
            <span className={styles.badge}>
              <Badge {...badge} />
            </span>
          )}
          {closed && <span className={styles.closed}>{unavailableLabel}</span>}
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

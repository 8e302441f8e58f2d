import type { ReactNode } from 'react'
import type { ArticleAttributes } from '../VirtualGrid/VirtualGrid.tsx'
import { Badge, type BadgeProps } from '../Badge/Badge.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import styles from './GameTile.module.css'

export interface GameTileProps {
  readonly name: string
  readonly vendor?: string
  /** The picture that fills the frame, with an empty `alt`, since the name is below it. */
  readonly picture: ReactNode
  readonly onPlay: () => void
  readonly shape?: 'portrait' | 'square'
  /** Says why the game cannot be played now. The tile then ignores presses. */
  readonly unavailableLabel?: string
  /** True while the game is opening. Shows a spinner and ignores further presses. */
  readonly busy?: boolean
  readonly badge?: BadgeProps
  /** A second control on the picture's corner, for example a `Heart`, 44 px wide. */
  readonly action?: ReactNode
  /** The attributes that a `VirtualGrid` passes to its articles. */
  readonly articleProps?: ArticleAttributes | undefined
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

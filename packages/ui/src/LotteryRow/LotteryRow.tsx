import type { ReactNode } from 'react'
import { LotteryBalls } from '../LotteryBalls/LotteryBalls.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import styles from './LotteryRow.module.css'

export interface LotteryRowProps {
  readonly name: string
  /** The formatted number of the next draw, for example `No 1204`. */
  readonly draw: string
  /** The icon of the lottery. If it is a picture, its `alt` must be empty. */
  readonly icon: ReactNode
  /** A `Countdown`, or a placeholder while the time is unknown. */
  readonly countdown: ReactNode
  /** The texts of the balls that show the last result. An empty list if the result is unknown. */
  readonly balls?: readonly string[]
  /** The accessible name of the balls, for example `Last result`. */
  readonly ballsLabel: string
  /** A `Heart`. */
  readonly heart?: ReactNode
  readonly onPlay: () => void
  /** True while the lottery is opening. The row shows a spinner and ignores further presses then. */
  readonly busy?: boolean
  /**
   * A text that says that sales are closed. Set it only while sales are closed, because it also changes the look of the
   * row.
   */
  readonly closedLabel?: string
}

/**
 * Renders a lottery with the time until its next draw and its last result. A press anywhere on the row except the heart
 * opens the lottery.
 */
export function LotteryRow({
  name,
  draw,
  icon,
  countdown,
  balls = [],
  ballsLabel,
  heart,
  onPlay,
  busy = false,
  closedLabel,
}: LotteryRowProps) {
  return (
    <article className={styles.row} data-closed={closedLabel !== undefined || undefined}>
      <span className={styles.icon}>
        {icon}
        {busy && (
          <span className={styles.wait}>
            <Spinner />
          </span>
        )}
      </span>
      <button
        type="button"
        className={styles.words}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onPlay}>
        <span className={styles.name}>{name}</span>
        <span className={styles.draw}>{draw}</span>
      </button>
      {heart !== undefined && <span className={styles.heart}>{heart}</span>}
      <div className={styles.foot}>
        <span className={styles.time}>
          {countdown}
          {closedLabel !== undefined && <span className={styles.closed}>{closedLabel}</span>}
        </span>
        {balls.length > 0 && <LotteryBalls balls={balls} label={ballsLabel} align="end" />}
      </div>
    </article>
  )
}

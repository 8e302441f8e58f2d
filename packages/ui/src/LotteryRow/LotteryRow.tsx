import type { ReactNode } from 'react'
import { Balls } from '../Balls/Balls.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import styles from './LotteryRow.module.css'

export interface LotteryRowProps {
  readonly name: string
  /** As shown: `No 1204`. */
  readonly draw: string
  /** With an empty `alt`. */
  readonly icon: ReactNode
  /** A `Countdown`, or what stands in its place. */
  readonly countdown: ReactNode
  /** The last result, a ball each; none when it is not known. */
  readonly balls?: readonly string[]
  /** What the balls are, for those who do not see them: `Last result`. */
  readonly ballsLabel: string
  /** A `Heart`. */
  readonly heart?: ReactNode
  readonly onPlay: () => void
  /** The lottery is being opened: no second press. */
  readonly busy?: boolean
  /** Sales are closed: seen as such, and said by this text. */
  readonly closedLabel?: string
}

/** One lottery: when the next draw is, and what the last one gave. The whole row plays, but for the heart. */
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
        {balls.length > 0 && <Balls balls={balls} label={ballsLabel} align="end" />}
      </div>
    </article>
  )
}

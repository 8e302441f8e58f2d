import styles from './LotteryBalls.module.css'

export interface LotteryBallsProps {
  /** The text of each ball. If the list is empty, `--` is shown. */
  readonly balls: readonly string[]
  /** The accessible name of the list, for example `Last result`. */
  readonly label: string
  /** Whether the balls are at the start or at the end of the line. */
  readonly align?: 'start' | 'end'
}

/**
 * Renders the result of a draw, with one ball per number. Up to ten balls are on one line; on a narrow line they
 * shrink.
 */
export function LotteryBalls({ balls, label, align = 'start' }: LotteryBallsProps) {
  return (
    <ul className={styles.balls} data-align={align} aria-label={label} dir="ltr">
      {(balls.length > 0 ? balls : ['--']).map((ball, index) => (
        <li key={`${index} ${ball}`}>{ball}</li>
      ))}
    </ul>
  )
}

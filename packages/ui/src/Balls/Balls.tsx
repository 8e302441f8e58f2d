import styles from './Balls.module.css'

export interface BallsProps {
  /** The text of each ball. An empty list shows `--`. */
  readonly balls: readonly string[]
  /** The accessible name of the list, for example `Last result`. */
  readonly label: string
  /** The side of the line on which the balls are. */
  readonly align?: 'start' | 'end'
}

/**
 * Renders the result of a draw, one ball per number. Up to ten fit on one line; they shrink where the line is narrow.
 */
export function Balls({ balls, label, align = 'start' }: BallsProps) {
  return (
    <ul className={styles.balls} data-align={align} aria-label={label} dir="ltr">
      {(balls.length > 0 ? balls : ['--']).map((ball, index) => (
        <li key={`${index} ${ball}`}>{ball}</li>
      ))}
    </ul>
  )
}

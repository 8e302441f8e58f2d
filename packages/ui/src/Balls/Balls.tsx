import styles from './Balls.module.css'

export interface BallsProps {
  /** A ball each; none shows `--`. */
  readonly balls: readonly string[]
  /** What they are, for those who do not see them: `Last result`. */
  readonly label: string
  /** Where they stand in their line. */
  readonly align?: 'start' | 'end'
}

/** What was drawn, a ball a figure. Up to ten stand in one line, smaller where they must. */
export function Balls({ balls, label, align = 'start' }: BallsProps) {
  return (
    <ul className={styles.balls} data-align={align} aria-label={label} dir="ltr">
      {(balls.length > 0 ? balls : ['--']).map((ball, index) => (
        <li key={`${index} ${ball}`}>{ball}</li>
      ))}
    </ul>
  )
}

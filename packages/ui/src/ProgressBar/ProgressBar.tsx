import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  /** How much there is, in the unit of `max`. */
  readonly value: number
  readonly max: number
  /** What makes progress. Without a label the bar is hidden from screen readers, for use next to a text with the same figures. */
  readonly label?: string
  /** What is read out in place of a percentage. */
  readonly text?: string
  readonly size?: 's' | 'm'
  /** `accent` has the gradient of the brand, `warn` says that nothing is left. */
  readonly tone?: 'brand' | 'accent' | 'warn'
  /** On the ground of fields, with an edge: in a card of a hero. */
  readonly sunk?: boolean
}

/** Shows progress as a bar, next to a text with the figures. */
export function ProgressBar({ value, max, label, text, size = 's', tone = 'brand', sunk = false }: ProgressBarProps) {
  return (
    <progress
      className={styles.bar}
      data-size={size}
      data-tone={tone}
      data-sunk={sunk || undefined}
      max={max}
      value={value}
      aria-label={label}
      aria-valuetext={text}
      aria-hidden={label === undefined || undefined}
    />
  )
}

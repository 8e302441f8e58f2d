import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  /** The current value, in the unit of `max`. */
  readonly value: number
  readonly max: number
  /**
   * The accessible name. Without a label the bar is hidden from screen readers. Omit the label if a text next to the
   * bar has the same figures.
   */
  readonly label?: string
  /** The text that screen readers read instead of a percentage. */
  readonly text?: string
  readonly size?: 's' | 'm'
  /** The colour. `accent` uses the gradient of the brand. `warn` is for a limit that is used up. */
  readonly tone?: 'brand' | 'accent' | 'warn'
  /** True if the bar has a border and the background of a text field, for use on a `hero` card. */
  readonly inset?: boolean
}

/** Renders progress as a bar. Show the figures in a text next to the bar. */
export function ProgressBar({ value, max, label, text, size = 's', tone = 'brand', inset = false }: ProgressBarProps) {
  return (
    <progress
      className={styles.bar}
      data-size={size}
      data-tone={tone}
      data-sunk={inset || undefined}
      max={max}
      value={value}
      aria-label={label}
      aria-valuetext={text}
      aria-hidden={label === undefined || undefined}
    />
  )
}

import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  /** The current value, in the unit of `max`. */
  readonly value: number
  readonly max: number
  /**
   * The accessible name. Without it the bar is hidden from screen readers, for use next to a text with the same
   * figures.
   */
  readonly label?: string
  /** The text that screen readers read instead of a percentage. */
  readonly text?: string
  readonly size?: 's' | 'm'
  /** `accent` uses the gradient of the brand. `warn` is for a limit that is used up. */
  readonly tone?: 'brand' | 'accent' | 'warn'
  /** Gives the bar the background of a text field and a border, for use on a `hero` card. */
  readonly inset?: boolean
}

/** Renders progress as a bar. Put a text with the figures next to it. */
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

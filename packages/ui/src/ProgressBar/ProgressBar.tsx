import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  /** How much there is, in the unit of `max`. */
  readonly value: number
  readonly max: number
  /** What it is the progress of; without it the words beside it say all, and it is not read out. */
  readonly label?: string
  /** What is read out in place of a percentage. */
  readonly text?: string
  readonly size?: 's' | 'm'
  /** `accent` has the gradient of the brand, `warn` says that nothing is left. */
  readonly tone?: 'brand' | 'accent' | 'warn'
  /** On the ground of fields, with an edge: in a card of a hero. */
  readonly sunk?: boolean
}

/** How far something has come, as a bar. The figures stand beside it in words. */
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

import styles from './Spinner.module.css'

export interface SpinnerProps {
  /** What is being waited for, for screen readers. Without it the spinner is decoration. */
  readonly label?: string
}

/** A turning ring in the colour and size of the text around it. */
export function Spinner({ label }: SpinnerProps) {
  return label === undefined ? (
    <span className={styles.spinner} aria-hidden="true" />
  ) : (
    <span className={styles.spinner} role="img" aria-label={label} />
  )
}

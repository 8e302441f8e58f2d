import styles from './Spinner.module.css'

export interface SpinnerProps {
  /** The text for screen readers, for example `Loading`. Without a label the spinner is hidden from screen readers. */
  readonly label?: string
}

/** Renders a rotating ring in the colour and size of the surrounding text. */
export function Spinner({ label }: SpinnerProps) {
  return label === undefined ? (
    <span className={styles.spinner} aria-hidden="true" />
  ) : (
    <span className={styles.spinner} role="img" aria-label={label} />
  )
}

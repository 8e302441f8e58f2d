import styles from './Spinner.module.css'

export interface SpinnerProps {
  /** The text for screen readers, for example `Loading`. Without it the spinner is hidden from them. */
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

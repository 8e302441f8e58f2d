import styles from './StatusTag.module.css'

export interface StatusTagProps {
  readonly text: string
  /** `open` is still running, `win` and `loss` are results, `warn` needs attention, `muted` is no longer valid. */
  readonly tone: 'open' | 'win' | 'loss' | 'warn' | 'muted'
}

/**
 * Renders a status in one word, for example open, won or cancelled. The word carries the meaning; the colour only helps
 * to find it.
 */
export function StatusTag({ text, tone }: StatusTagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {text}
    </span>
  )
}

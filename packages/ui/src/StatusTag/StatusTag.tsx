import styles from './StatusTag.module.css'

export interface StatusTagProps {
  readonly text: string
  /**
   * The colour. `open` is for something that is still running, `win` and `loss` are for results, `warn` is for
   * something that needs attention, `muted` is for something that is no longer valid.
   */
  readonly tone: 'open' | 'win' | 'loss' | 'warn' | 'muted'
}

/**
 * Renders a status in one word, for example open, won or cancelled. The meaning is in the word. The colour only helps
 * players to find the status.
 */
export function StatusTag({ text, tone }: StatusTagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {text}
    </span>
  )
}

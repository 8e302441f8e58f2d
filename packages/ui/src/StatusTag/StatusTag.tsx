import styles from './StatusTag.module.css'

export interface StatusTagProps {
  readonly text: string
  /** `open` still runs; `win` and `loss` are how it ended; `muted` is what counts no more. */
  readonly tone: 'open' | 'win' | 'loss' | 'warn' | 'muted'
}

/** How something stands, in a word: open, won, taken back. The word says it; the colour only helps to find it. */
export function StatusTag({ text, tone }: StatusTagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {text}
    </span>
  )
}

import type { ReactNode } from 'react'
import styles from './Outcome.module.css'

export interface OutcomeProps {
  /** An `EndMark` or another picture. */
  readonly mark?: ReactNode
  /** The money that it was about. */
  readonly amount?: ReactNode
  readonly title: string
  /** What it means and what comes next, a paragraph each. */
  readonly texts: readonly (string | false | undefined)[]
  /** Content below the texts. */
  readonly children?: ReactNode
}

/** What became of something that a player has waited for. It is read out when it appears. */
export function Outcome({ mark, amount, title, texts, children }: OutcomeProps) {
  return (
    <div className={styles.outcome} role="status">
      {mark}
      {amount}
      <h2>{title}</h2>
      {texts.map(
        (text) =>
          text && (
            <p key={text} className={styles.text}>
              {text}
            </p>
          ),
      )}
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './Outcome.module.css'

export interface OutcomeProps {
  /** A picture above the amount, for example an `OutcomeIcon`. */
  readonly mark?: ReactNode
  /** The amount of the order. */
  readonly amount?: ReactNode
  readonly title: string
  /** The paragraphs that explain the outcome and the next step. */
  readonly texts: readonly (string | false | undefined)[]
  /** Content below the texts. */
  readonly children?: ReactNode
}

/**
 * Renders the outcome of an action, for example of a payment, after the player has waited for it. Screen readers
 * announce the outcome when it appears.
 */
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

import type { ReactNode } from 'react'
import { Drawing } from './Drawing.tsx'
import styles from './State.module.css'

export interface EmptyStateProps {
  readonly title: string
  readonly text?: string
  /** `<Drawing kind="empty" />` unless given; `null` for none. */
  readonly drawing?: ReactNode
  readonly action?: ReactNode
}

/** Nothing is here, and that is no fault: one sentence and the way on. */
export function EmptyState({ title, text, drawing = <Drawing kind="empty" />, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {drawing}
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  )
}

import type { ReactNode } from 'react'
import { Drawing } from './Drawing.tsx'
import styles from './State.module.css'

export interface EmptyStateProps {
  readonly title: string
  readonly text?: string
  /** `<Drawing kind="empty" />` unless given; `null` for none. */
  readonly drawing?: ReactNode
  readonly action?: ReactNode
  /** It is the whole screen: its title is the screen's heading. */
  readonly screen?: boolean
}

/** Nothing is here, and that is no fault: one sentence and the way on. */
export function EmptyState({
  title,
  text,
  drawing = <Drawing kind="empty" />,
  action,
  screen = false,
}: EmptyStateProps) {
  const Title = screen ? 'h1' : 'p'
  return (
    <div className={styles.state}>
      {drawing}
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {action}
    </div>
  )
}

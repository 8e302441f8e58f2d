import type { ReactNode } from 'react'
import { StateDrawing } from './StateDrawing.tsx'
import styles from './State.module.css'

export interface EmptyStateProps {
  readonly title: string
  readonly text?: string
  /** The drawing. Defaults to `<Drawing kind="empty" />`; `null` shows none. */
  readonly drawing?: ReactNode
  readonly action?: ReactNode
  /** True if the state fills the whole screen. Its title is then the screen's heading (`h1`). */
  readonly screen?: boolean
}

/**
 * Renders the state of a list or screen without content, which is not an error, with a sentence and an optional action.
 */
export function EmptyState({
  title,
  text,
  drawing = <StateDrawing kind="empty" />,
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

import type { ReactNode } from 'react'
import { StateDrawing } from './StateDrawing.tsx'
import styles from './State.module.css'

export interface EmptyStateProps {
  readonly title: string
  readonly text?: string
  /** The drawing above the title. By default `<StateDrawing kind="empty" />`. Pass `null` for no drawing. */
  readonly drawing?: ReactNode
  readonly action?: ReactNode
  /** True if the empty state fills the whole screen. Its title is then the heading of the screen (`h1`). */
  readonly screen?: boolean
}

/**
 * Renders a sentence and an optional action in place of a list or screen that has no content. Use it only if the
 * missing content is not an error.
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

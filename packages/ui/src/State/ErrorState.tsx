import { Button } from '../Button/Button.tsx'
import { Drawing, type DrawingProps } from './Drawing.tsx'
import styles from './State.module.css'

export interface ErrorStateProps {
  /** What failed. */
  readonly title: string
  /** What to do about it. */
  readonly text: string
  readonly actionLabel: string
  readonly onAction: () => void
  /** The action is under way. */
  readonly busy?: boolean
  /** A row in the place of a widget, without drawing. */
  readonly compact?: boolean
  readonly drawing?: DrawingProps['kind']
}

/** Something failed: says what, and offers the way on. Read out when it appears. */
export function ErrorState({ title, text, actionLabel, onAction, busy = false, compact = false, drawing = 'broken' }: ErrorStateProps) {
  return (
    <div className={styles.state} data-compact={compact || undefined} role="alert">
      {!compact && <Drawing kind={drawing} />}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <Button tone={compact ? 'plain' : 'brand'} size={compact ? 's' : 'm'} busy={busy} onClick={onAction}>
        {actionLabel}
      </Button>
    </div>
  )
}

import { Button } from '../Button/Button.tsx'
import { Drawing } from './Drawing.tsx'
import type { DrawingProps } from './Figure.tsx'
import styles from './State.module.css'
import { useSecondsUntil } from './useSecondsUntil.ts'

export interface ErrorStateProps {
  /** What failed. */
  readonly title: string
  /** What to do about it. */
  readonly text: string
  readonly actionLabel: string
  readonly onAction: () => void
  /** The action is under way. */
  readonly busy?: boolean
  /** Until when one has to wait with the action, in milliseconds since 1970. */
  readonly until?: number
  /** What the button says meanwhile, for example `Again in 59 s`. */
  readonly waitLabel?: (seconds: number) => string
  /** A row in the place of a widget, without drawing. */
  readonly compact?: boolean
  /** It takes the place of a screen: the title is its heading. */
  readonly screen?: boolean
  readonly drawing?: DrawingProps['kind']
}

/** Something failed: says what, and offers the way on. Read out when it appears. */
export function ErrorState({
  title,
  text,
  actionLabel,
  onAction,
  busy = false,
  until = 0,
  waitLabel,
  compact = false,
  screen = false,
  drawing = 'broken',
}: ErrorStateProps) {
  const Title = screen ? 'h1' : 'p'
  const seconds = useSecondsUntil(until)
  const waits = seconds > 0
  return (
    <div className={styles.state} data-compact={compact || undefined} role="alert">
      {!compact && <Drawing kind={drawing} />}
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.text}>{text}</p>
      </div>
      <Button
        tone={compact ? 'plain' : 'brand'}
        size={compact ? 's' : 'm'}
        busy={busy}
        aria-disabled={waits || undefined}
        onClick={waits ? undefined : onAction}>
        {waits && waitLabel ? waitLabel(seconds) : actionLabel}
      </Button>
    </div>
  )
}

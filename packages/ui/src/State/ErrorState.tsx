import { Button } from '../Button/Button.tsx'
import { StateDrawing } from './StateDrawing.tsx'
import type { StateDrawingProps } from './StateDrawingShapes.tsx'
import styles from './State.module.css'
import { useSecondsUntil } from './useSecondsUntil.ts'

export interface ErrorStateProps {
  /** A text that says what failed. */
  readonly title: string
  /** A text that says what the player can do. */
  readonly text: string
  readonly actionLabel: string
  readonly onAction: () => void
  /** True while the action is running. */
  readonly busy?: boolean
  /** The time at which the action becomes enabled, in milliseconds since 1970. */
  readonly until?: number
  /** Returns the text of the button while the action is disabled, for example `Again in 59 s`. */
  readonly waitLabel?: (seconds: number) => string
  /** True if the error is small and has no drawing, for a part of a page that failed to load. */
  readonly compact?: boolean
  /** True if the error replaces a whole screen. Its title is then the heading of the screen (`h1`). */
  readonly screen?: boolean
  readonly drawing?: StateDrawingProps['kind']
}

/**
 * Renders an error with a button whose action can resolve the error, for example a retry. Screen readers announce it
 * when it appears.
 */
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
  const isWaiting = seconds > 0
  return (
    <div className={styles.state} data-compact={compact || undefined} role="alert">
      {!compact && <StateDrawing kind={drawing} />}
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.text}>{text}</p>
      </div>
      <Button
        tone={compact ? 'plain' : 'brand'}
        size={compact ? 's' : 'm'}
        busy={busy}
        aria-disabled={isWaiting || undefined}
        onClick={isWaiting ? undefined : onAction}>
        {isWaiting && waitLabel ? waitLabel(seconds) : actionLabel}
      </Button>
    </div>
  )
}

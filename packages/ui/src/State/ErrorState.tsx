import { Button } from '../Button/Button.tsx'
import { StateDrawing } from './StateDrawing.tsx'
import type { StateDrawingProps } from './StateDrawingShapes.tsx'
import styles from './State.module.css'
import { useSecondsUntil } from './useSecondsUntil.ts'

export interface ErrorStateProps {
  /** Says what failed. */
  readonly title: string
  /** Says what to do about it. */
  readonly text: string
  readonly actionLabel: string
  readonly onAction: () => void
  /** True while the action is running. */
  readonly busy?: boolean
  /** The time before which the action is disabled, in milliseconds since 1970. */
  readonly until?: number
  /** Returns the text of the button until then, for example `Again in 59 s`. */
  readonly waitLabel?: (seconds: number) => string
  /** Renders a small form without a drawing, for a widget that failed to load inside a page. */
  readonly compact?: boolean
  /** True if the error replaces a whole screen. Its title is then the screen's heading (`h1`). */
  readonly screen?: boolean
  readonly drawing?: StateDrawingProps['kind']
}

/**
 * Renders an error with a button that resolves it, for example by a retry. Screen readers announce it when it appears.
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

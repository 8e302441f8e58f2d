import { useId, useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { hasRenderableContent } from '../Field/hasRenderableContent.ts'
import styles from './SubmitButton.module.css'

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'disabled' | 'onClick'> {
  /**
   * The reason why the form cannot be submitted yet, for example `Accept the terms first.` Without a reason the form
   * can be submitted.
   */
  readonly reason?: ReactNode
  /**
   * The text of the button during a waiting time, for example `Again in 59 s`. While it is set, the button submits
   * nothing.
   */
  readonly wait?: ReactNode
}

/**
 * Renders the submit button of a form, as wide as the form. While there is a `reason`, the reason is below the button,
 * and neither a press nor Enter submits the form. The button stays focusable, so that keyboard and screen reader users
 * can find the reason.
 */
export function SubmitButton({ reason, wait, children, ...rest }: SubmitButtonProps) {
  const id = useId()
  const [blockedCount, setBlockedCount] = useState(0)
  const isBlocked = hasRenderableContent(reason)
  const isWaiting = hasRenderableContent(wait)
  return (
    <div className={styles.field}>
      <Button
        tone="brand"
        size="l"
        wide
        {...rest}
        type="submit"
        {...((isBlocked || isWaiting) && { 'aria-disabled': true })}
        {...(isBlocked && { 'aria-describedby': id })}
        onClick={(event) => {
          if (!isBlocked && !isWaiting) return
          event.preventDefault()
          if (isBlocked) setBlockedCount(blockedCount + 1)
        }}>
        {isWaiting ? wait : children}
      </Button>
      {/* The React key creates a new element on each press. Otherwise screen readers would not announce the reason
          again. */}
      <div className={styles.place} role="status">
        {isBlocked && (
          <p key={blockedCount} id={id} className={styles.reason} data-told={blockedCount > 0 || undefined}>
            {reason}
          </p>
        )}
      </div>
    </div>
  )
}

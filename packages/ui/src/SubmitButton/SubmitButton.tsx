import { useId, useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { hasContent } from '../Field/hasContent.ts'
import styles from './SubmitButton.module.css'

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'disabled' | 'onClick'> {
  /** Why the form cannot be sent yet, for example `Accept the terms first.`; without one it can. */
  readonly reason?: ReactNode
  /** What the button says while one has to wait, for example `Again in 59 s`; it sends nothing meanwhile. */
  readonly wait?: ReactNode
}

/**
 * The one action of a form, as wide as the form. While there is a reason against it, it says so below and sends nothing, by press or by
 * Enter; it can still be reached, since what cannot be focused cannot be understood.
 */
export function SubmitButton({ reason, wait, children, ...rest }: SubmitButtonProps) {
  const id = useId()
  const [told, setTold] = useState(0)
  const held = hasContent(reason)
  const waits = hasContent(wait)
  return (
    <div className={styles.field}>
      <Button
        tone="brand"
        size="l"
        wide
        {...rest}
        type="submit"
        {...((held || waits) && { 'aria-disabled': true })}
        {...(held && { 'aria-describedby': id })}
        onClick={(event) => {
          if (!held && !waits) return
          event.preventDefault()
          if (held) setTold(told + 1)
        }}>
        {waits ? wait : children}
      </Button>
      {/* A new element at each press: only so is the reason read out again. */}
      <div className={styles.place} role="status">
        {held && (
          <p key={told} id={id} className={styles.reason} data-told={told > 0 || undefined}>
            {reason}
          </p>
        )}
      </div>
    </div>
  )
}

import { useId, useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { hasContent } from '../Field/hasContent.ts'
import styles from './SubmitButton.module.css'

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'disabled' | 'onClick'> {
  /** Why the form cannot be sent yet, for example `Accept the terms first.`; without one it can. */
  readonly reason?: ReactNode
}

/**
 * The one action of a form, as wide as the form. While there is a reason against it, it says so below and sends nothing, by press or by
 * Enter; it can still be reached, since what cannot be focused cannot be understood.
 */
export function SubmitButton({ reason, children, ...rest }: SubmitButtonProps) {
  const id = useId()
  const [told, setTold] = useState(0)
  const held = hasContent(reason)
  return (
    <div className={styles.field}>
      <Button
        tone="brand"
        size="l"
        wide
        {...rest}
        type="submit"
        {...(held && { 'aria-disabled': true, 'aria-describedby': id })}
        onClick={(event) => {
          if (!held) return
          event.preventDefault()
          setTold(told + 1)
        }}
      >
        {children}
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

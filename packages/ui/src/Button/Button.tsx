import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx/cx.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { getButtonClass, type ButtonAppearance } from './getButtonClass.ts'
import styles from './Button.module.css'

export interface ButtonProps extends ButtonAppearance, Omit<ComponentProps<'button'>, 'children'> {
  /**
   * True if the action is running. The button then shows a spinner instead of its text, does not change its width and
   * ignores presses.
   */
  readonly busy?: boolean
  readonly icon?: ReactNode
  readonly children?: ReactNode
}

/** Renders a button that performs an action. To open another screen, use a link with `getButtonClass` instead. */
export function Button({ tone, size, wide, busy = false, icon, className, children, onClick, ...rest }: ButtonProps) {
  const look = { ...(tone && { tone }), ...(size && { size }), ...(wide !== undefined && { wide }) }
  return (
    <button
      type="button"
      {...rest}
      className={cx(getButtonClass(look), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}>
      <span className={cx(styles.content, busy && styles.veiled)}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className={styles.wait}>
          <Spinner />
        </span>
      )}
    </button>
  )
}

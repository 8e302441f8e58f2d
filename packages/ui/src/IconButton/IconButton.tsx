import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx/cx.ts'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The accessible name. It says what a press does, and includes the number of the badge if there is a badge. */
  readonly label: string
  /** A short text on the corner of the button. `true` shows a dot without a text. */
  readonly badge?: string | number | boolean
  readonly tone?: 'quiet' | 'plain'
  /** Renders a link instead of a button, with the given accessible name, class and content. */
  readonly renderLink?: (
    link: { readonly 'aria-label': string; readonly className: string },
    content: ReactNode,
  ) => ReactNode
  readonly children: ReactNode
}

/** Renders a square button of 44 px that shows only an icon. */
export function IconButton({
  label,
  badge,
  tone = 'quiet',
  className,
  renderLink,
  children,
  ...rest
}: IconButtonProps) {
  const hasBadge = badge !== undefined && badge !== false && badge !== 0 && badge !== ''
  const parts = { 'aria-label': label, className: cx(styles.button, tone === 'plain' && styles.plain, className) }
  const content = (
    <>
      {children}
      {hasBadge && (
        <span className={cx(styles.badge, badge === true && styles.dot)} aria-hidden="true">
          {badge}
        </span>
      )}
    </>
  )
  if (renderLink) return renderLink(parts, content)
  return (
    <button type="button" {...rest} {...parts}>
      {content}
    </button>
  )
}

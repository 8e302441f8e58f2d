import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx/cx.ts'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does, for those who do not see the icon; with a badge it says the number too. */
  readonly label: string
  /** A short text on the corner; `true` shows a dot. */
  readonly badge?: string | number | boolean
  readonly tone?: 'quiet' | 'plain'
  /** Makes a link of it, with the name, the class and the content given. */
  readonly renderLink?: (
    link: { readonly 'aria-label': string; readonly className: string },
    content: ReactNode,
  ) => ReactNode
  readonly children: ReactNode
}

/** A square press of 44 px that shows an icon alone. */
export function IconButton({
  label,
  badge,
  tone = 'quiet',
  className,
  renderLink,
  children,
  ...rest
}: IconButtonProps) {
  const marked = badge !== undefined && badge !== false && badge !== 0 && badge !== ''
  const parts = { 'aria-label': label, className: cx(styles.button, tone === 'plain' && styles.plain, className) }
  const content = (
    <>
      {children}
      {marked && (
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

import type { ReactNode } from 'react'
import styles from './SectionHead.module.css'

export interface SectionHeadProps {
  readonly id: string
  readonly title: string
  readonly icon?: ReactNode
  readonly action?: ReactNode
}

/**
 * Renders a section's title with an optional action at its end. The icon is visible only in themes that show icons on
 * rails.
 */
export function SectionHead({ id, title, icon, action }: SectionHeadProps) {
  return (
    <header className={styles.head}>
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {action !== undefined && <span className={styles.action}>{action}</span>}
    </header>
  )
}

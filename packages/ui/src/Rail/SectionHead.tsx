import type { ReactNode } from 'react'
import styles from './SectionHead.module.css'

export interface SectionHeadProps {
  readonly id: string
  readonly title: string
  readonly icon?: ReactNode
  readonly action?: ReactNode
}

/** A section's title, with a picture where the theme's rails have pictures, and one way on at its end. */
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

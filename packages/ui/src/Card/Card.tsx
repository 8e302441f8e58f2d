import { useId, type ReactNode } from 'react'
import styles from './Card.module.css'

export interface CardProps {
  readonly title?: string
  /** One way on, beside the title. */
  readonly action?: ReactNode
  /** `hero`: in the brand's light, for the one thing of a screen; `raised`: on another card. */
  readonly tone?: 'card' | 'raised' | 'hero'
  readonly children: ReactNode
}

/** A surface for what belongs together. With a title it is a region of that name. */
export function Card({ title, action, tone = 'card', children }: CardProps) {
  const id = useId()
  const Element = title === undefined ? 'div' : 'section'
  return (
    <Element className={styles.card} data-tone={tone} aria-labelledby={title === undefined ? undefined : id}>
      {(title !== undefined || action !== undefined) && (
        <header className={styles.head}>
          {title !== undefined && (
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
          )}
          {action}
        </header>
      )}
      {children}
    </Element>
  )
}

import { useId, type ReactNode } from 'react'
import styles from './Card.module.css'

export interface CardProps {
  readonly title?: string
  /** A link or button next to the title. */
  readonly action?: ReactNode
  /**
   * The look of the card. `hero` has a glow in the brand colour and is for the main card of a screen. `raised` is for a
   * card on another card.
   */
  readonly tone?: 'card' | 'raised' | 'hero'
  readonly children: ReactNode
}

/** Renders a surface for related content. With a title, the card is a `section` that is named by the title. */
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

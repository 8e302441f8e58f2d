import { useEffect, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import styles from './PendingOutcomeCard.module.css'

export interface PendingOutcomeCardProps {
  readonly title: string
  readonly text: string
  /** A button that requests the outcome from the platform again. Use it while the platform cannot be reached. */
  readonly action?: false | { readonly label: string; readonly busy: boolean; readonly onPress: () => void }
}

/**
 * Renders a card with a spinner while the outcome of an order is still being checked. The title of the card receives
 * the focus, because the card replaces the form that had the focus.
 */
export function PendingOutcomeCard({ title, text, action }: PendingOutcomeCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Card tone="hero">
      <div className={styles.checking} role="status">
        <Spinner />
        <h2 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      {action && (
        <Button wide busy={action.busy} onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </Card>
  )
}

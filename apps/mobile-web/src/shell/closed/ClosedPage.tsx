import { Page } from '@lobby/ui'
import type { ReactNode } from 'react'
import styles from './ClosedPage.module.css'

export interface ClosedPageProps {
  readonly drawing: ReactNode
  readonly title: string
  readonly text: string
  /** The most important fact, in large type: the expected end of the maintenance, or the player's location. */
  readonly fact?: { readonly label: string; readonly value: string } | undefined
  /** The button that tries again or leads to home. */
  readonly action: ReactNode
  /** A hint below the button. */
  readonly hint?: ReactNode
}

/** Renders a full-screen page that explains why the site is closed, or reports that the site is open again. */
export function ClosedPage({ drawing, title, text, fact, action, hint }: ClosedPageProps) {
  return (
    <Page title={title}>
      <div className={styles.closed}>
        {drawing}
        <div className={styles.words} role="status">
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
        </div>
        {fact && (
          <dl className={styles.fact}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </dl>
        )}
        <div className={styles.actions}>
          {action}
          {hint}
        </div>
      </div>
    </Page>
  )
}

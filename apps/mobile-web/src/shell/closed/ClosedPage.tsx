import { Page } from '@lobby/ui'
import type { ReactNode } from 'react'
import styles from './ClosedPage.module.css'

export interface ClosedPageProps {
  readonly drawing: ReactNode
  readonly title: string
  readonly text: string
  /** What matters most about it, set large: when, or where. */
  readonly fact?: { readonly label: string; readonly value: string } | undefined
  /** The way on. */
  readonly action: ReactNode
  /** Below the way on: what else helps. */
  readonly hint?: ReactNode
}

/** A whole screen that says why the site is closed, or that it is open again. */
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

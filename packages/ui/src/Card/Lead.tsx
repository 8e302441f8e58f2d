import type { ReactNode } from 'react'
import styles from './Lead.module.css'

export interface LeadProps {
  /** The label above the figure. */
  readonly name?: string
  /** A note below the figure. */
  readonly note?: string | false
  /** The figure. */
  readonly children: ReactNode
}

/** Renders the main figure of a card between its label and a note. */
export function Lead({ name, note, children }: LeadProps) {
  return (
    <div className={styles.lead}>
      {name && <p className={styles.words}>{name}</p>}
      {children}
      {note && <p className={styles.words}>{note}</p>}
    </div>
  )
}

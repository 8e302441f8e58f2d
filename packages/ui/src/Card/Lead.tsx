import type { ReactNode } from 'react'
import styles from './Lead.module.css'

export interface LeadProps {
  /** What the figure is, above it. */
  readonly name?: string
  /** What holds for it, below. */
  readonly note?: string | false
  /** The figure, large. */
  readonly children: ReactNode
}

/** The one figure that a card is about, between its name and what is to be known of it. */
export function Lead({ name, note, children }: LeadProps) {
  return (
    <div className={styles.lead}>
      {name && <p className={styles.words}>{name}</p>}
      {children}
      {note && <p className={styles.words}>{note}</p>}
    </div>
  )
}

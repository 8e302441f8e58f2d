import type { ReactNode } from 'react'
import styles from './KeyFigure.module.css'

export interface KeyFigureProps {
  /** The label above the figure. */
  readonly label?: string
  /** A note below the figure. */
  readonly note?: string | false
  /** The figure. */
  readonly children: ReactNode
}

/** Renders the main number of a card, with its label above and a note below. */
export function KeyFigure({ label, note, children }: KeyFigureProps) {
  return (
    <div className={styles.lead}>
      {label && <p className={styles.words}>{label}</p>}
      {children}
      {note && <p className={styles.words}>{note}</p>}
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './SiteHeader.module.css'

export interface SiteHeaderProps {
  /** The brand mark, or a way back. Without `centre` it is the brand mark and moves to the middle where the theme centres it. */
  readonly start: ReactNode
  /** A screen's title. */
  readonly centre?: ReactNode
  readonly end?: ReactNode
  /** Beside a brand mark, before the end; at the start where the theme centres the brand mark. */
  readonly aside?: ReactNode
}

/** The strip at the top that stays while the page scrolls. */
export function SiteHeader({ start, centre, end, aside }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row} data-bare={centre === undefined || undefined}>
        <div className={styles.start}>{start}</div>
        {centre === undefined ? (
          <div className={styles.aside}>{aside}</div>
        ) : (
          <div className={styles.centre}>{centre}</div>
        )}
        <div className={styles.end}>{end}</div>
      </div>
    </header>
  )
}

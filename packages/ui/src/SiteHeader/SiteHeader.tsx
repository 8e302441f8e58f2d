import type { ReactNode } from 'react'
import styles from './SiteHeader.module.css'

export interface SiteHeaderProps {
  /**
   * The logo or a back button. Without the prop `centre` this must be the logo, because some themes show it in the
   * middle of the header.
   */
  readonly start: ReactNode
  /** The screen's title. */
  readonly centre?: ReactNode
  readonly end?: ReactNode
  /**
   * Content between the logo and the content at the end. It moves to the start of the header if the theme centres the
   * logo.
   */
  readonly aside?: ReactNode
}

/** Renders the header at the top of the screen. The header stays visible while the page scrolls. */
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

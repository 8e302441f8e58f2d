import type { ReactNode } from 'react'
import styles from './StickyFooter.module.css'

export interface StickyFooterProps {
  /**
   * True if the parent element extends to the edges of the page. The footer then does not extend beyond its parent into
   * side margins.
   */
  readonly fullBleed?: boolean
  readonly children: ReactNode
}

/**
 * Keeps the last part of a page visible above the bottom bar while the page scrolls beneath it. Elements that receive
 * the focus are scrolled to a place above the footer.
 */
export function StickyFooter({ fullBleed = false, children }: StickyFooterProps) {
  return (
    <div className={styles.dock} data-edge={fullBleed || undefined}>
      {children}
    </div>
  )
}

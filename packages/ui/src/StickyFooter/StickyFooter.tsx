import type { ReactNode } from 'react'
import styles from './StickyFooter.module.css'

export interface StickyFooterProps {
  /** True if the parent reaches the page's edges, so that the dock does not extend into margins. */
  readonly fullBleed?: boolean
  readonly children: ReactNode
}

/**
 * Keeps the last part of a page visible above the bottom bar while the page scrolls beneath it. Elements that receive
 * the focus are scrolled clear of it.
 */
export function StickyFooter({ fullBleed = false, children }: StickyFooterProps) {
  return (
    <div className={styles.dock} data-edge={fullBleed || undefined}>
      {children}
    </div>
  )
}

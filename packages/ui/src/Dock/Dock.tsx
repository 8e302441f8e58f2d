import type { ReactNode } from 'react'
import styles from './Dock.module.css'

export interface DockProps {
  /** Says that the parent reaches the page's edges, so that the dock does not extend into margins. */
  readonly edge?: boolean
  readonly children: ReactNode
}

/**
 * Keeps the last part of a page visible above the bottom bar while the page scrolls beneath it. Elements that receive the focus are scrolled
 * clear of it.
 */
export function Dock({ edge = false, children }: DockProps) {
  return (
    <div className={styles.dock} data-edge={edge || undefined}>
      {children}
    </div>
  )
}

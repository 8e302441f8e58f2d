import type { ReactNode } from 'react'
import styles from './Dock.module.css'

export interface DockProps {
  /** The place that it stands in reaches the page's edges: it has no margins to grow into. */
  readonly edge?: boolean
  readonly children: ReactNode
}

/** The last of a page's parts, in sight over the bar at the foot whatever is scrolled. The page passes under it, and focus stays above it. */
export function Dock({ edge = false, children }: DockProps) {
  return (
    <div className={styles.dock} data-edge={edge || undefined}>
      {children}
    </div>
  )
}

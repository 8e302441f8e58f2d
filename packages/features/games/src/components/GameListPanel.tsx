import type { ReactNode } from 'react'
import styles from './GameListPanel.module.css'

export interface GameListPanelProps {
  readonly id: string
  /** The id of the tab that controls this panel; undefined without tabs. */
  readonly tab?: string | undefined
  /** True while the games of another list are loading. The panel then dims the old games and makes them inert. */
  readonly isStale: boolean
  readonly children: ReactNode
}

/** Renders the panel with the games of a game list. */
export function GameListPanel({ id, tab, isStale, children }: GameListPanelProps) {
  return (
    <div
      className={styles.panel}
      id={id}
      {...(tab !== undefined && { role: 'tabpanel', 'aria-labelledby': tab })}
      aria-busy={isStale || undefined}
      inert={isStale}>
      {children}
    </div>
  )
}

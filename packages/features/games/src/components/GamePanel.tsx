import type { ReactNode } from 'react'
import styles from './GamePanel.module.css'

export interface GamePanelProps {
  readonly id: string
  /** The id of the tab that controls this panel; undefined without tabs. */
  readonly tab?: string | undefined
  /** Dims the content and makes it inert, because new games are loading to replace it. */
  readonly isStale: boolean
  readonly children: ReactNode
}

/** The container of a game list, below its tabs. */
export function GamePanel({ id, tab, isStale, children }: GamePanelProps) {
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

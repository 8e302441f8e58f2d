import type { ReactNode } from 'react'
import styles from './GamePanel.module.css'

export interface GamePanelProps {
  readonly id: string
  /** The id of the tab that it belongs to; none where there are no tabs. */
  readonly tab?: string | undefined
  /** What it shows gives way to others, which are on their way: faint, and out of reach. */
  readonly old: boolean
  readonly children: ReactNode
}

/** The room of a list of games, below its tabs. */
export function GamePanel({ id, tab, old, children }: GamePanelProps) {
  return (
    <div
      className={styles.panel}
      id={id}
      {...(tab !== undefined && { role: 'tabpanel', 'aria-labelledby': tab })}
      aria-busy={old || undefined}
      inert={old}>
      {children}
    </div>
  )
}

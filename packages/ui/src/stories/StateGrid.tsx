import type { ReactNode } from 'react'
import styles from './StateGrid.module.css'

export interface StateGridProps {
  /** What stands under which name. One called `Right to left` is written that way. */
  readonly of: Readonly<Record<string, ReactNode>>
}

/** A component in its states, a cell each. */
export function StateGrid({ of }: StateGridProps) {
  return (
    <div className={styles.grid}>
      {Object.entries(of).map(([name, state]) => (
        <div key={name} className={styles.cell}>
          <p className={styles.name}>{name}</p>
          <div dir={name === 'Right to left' ? 'rtl' : undefined}>{state}</div>
        </div>
      ))}
    </div>
  )
}

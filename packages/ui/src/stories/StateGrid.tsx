import type { ReactNode } from 'react'
import { forceState } from './forceState.ts'
import styles from './StateGrid.module.css'

export interface StateGridProps {
  /**
   * What stands under which name. One called `Right to left` is written that way; of one whose name begins with `Focus` or `Pressed` the
   * first control is shown so.
   */
  readonly of: Readonly<Record<string, ReactNode>>
}

/** What is done to a cell for its name; the same function for the same state, so that it is done once. */
const forcing = {
  focus: (cell: Element | null) => void (cell && forceState(cell, 'focus')),
  pressed: (cell: Element | null) => void (cell && forceState(cell, 'pressed')),
} as const

const forcedBy = (name: string) =>
  name.startsWith('Focus') ? forcing.focus : name.startsWith('Pressed') ? forcing.pressed : undefined

/** A component in its states, a cell each. */
export function StateGrid({ of }: StateGridProps) {
  return (
    <div className={styles.grid}>
      {Object.entries(of).map(([name, state]) => (
        <div key={name} className={styles.cell}>
          <p className={styles.name}>{name}</p>
          <div ref={forcedBy(name)} dir={name === 'Right to left' ? 'rtl' : undefined}>
            {state}
          </div>
        </div>
      ))}
    </div>
  )
}

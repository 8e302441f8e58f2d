import type { ReactNode } from 'react'
import { forceControlState } from './forceControlState.ts'
import styles from './StateGrid.module.css'

export interface StateGridProps {
  /**
   * The component in each state, by the name of the cell. The cell named `Right to left` has the direction `rtl`. If a
   * name begins with `Focus` or `Pressed`, the first control in that cell looks focused or pressed.
   */
  readonly states: Readonly<Record<string, ReactNode>>
}

/**
 * The callback refs that make the first control of a cell look focused or pressed. They are constants, so that React
 * calls them only one time per cell.
 */
const forceStateRefs = {
  focus: (cell: Element | null) => void (cell && forceControlState(cell, 'focus')),
  pressed: (cell: Element | null) => void (cell && forceControlState(cell, 'pressed')),
} as const

const getForceRef = (name: string) =>
  name.startsWith('Focus') ? forceStateRefs.focus : name.startsWith('Pressed') ? forceStateRefs.pressed : undefined

/** Renders a component in several states, one per cell. */
export function StateGrid({ states }: StateGridProps) {
  return (
    <div className={styles.grid}>
      {Object.entries(states).map(([name, state]) => (
        <div key={name} className={styles.cell}>
          <p className={styles.name}>{name}</p>
          <div ref={getForceRef(name)} dir={name === 'Right to left' ? 'rtl' : undefined}>
            {state}
          </div>
        </div>
      ))}
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './Facts.module.css'

export interface Fact {
  readonly name: string
  readonly value: ReactNode
  /** The one that counts. */
  readonly strong?: boolean
}

export interface FactsProps {
  readonly of: readonly (Fact | false | undefined)[]
}

/** What there is to know, a line each: its name, and its value at the end. */
export function Facts({ of }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {of.map(
        (fact) =>
          fact && (
            <div key={fact.name} className={styles.fact} data-strong={fact.strong || undefined}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

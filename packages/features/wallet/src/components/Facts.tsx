import type { ReactNode } from 'react'
import styles from './Facts.module.css'

export interface Fact {
  readonly name: string
  readonly value: ReactNode
  /** The one that counts. */
  readonly strong?: boolean
}

/** What there is to know, a line each: its name, and its value at the end. */
export function Facts({ of }: { readonly of: readonly (Fact | false | undefined)[] }) {
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

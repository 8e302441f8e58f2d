import type { ReactNode } from 'react'
import styles from './Facts.module.css'

export interface FactRow {
  readonly name: string
  readonly value: ReactNode
  /** Emphasises the most important fact. */
  readonly strong?: boolean
}

export interface FactsProps {
  readonly items: readonly (FactRow | false | undefined)[]
  /** Draws them as a card with hairlines between them, for a sheet that contains nothing else. */
  readonly framed?: boolean
}

/** Renders a list of facts, one per line, with the name at the start and the value at the end. */
export function Facts({ items, framed = false }: FactsProps) {
  return (
    <dl className={styles.facts} data-framed={framed || undefined}>
      {items.map(
        (fact, place) =>
          fact && (
            <div key={place} className={styles.fact} data-strong={fact.strong || undefined}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

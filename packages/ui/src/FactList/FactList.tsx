import type { ReactNode } from 'react'
import styles from './FactList.module.css'

export interface FactRow {
  readonly name: string
  readonly value: ReactNode
  /** True if the fact is emphasised because it is the most important one. */
  readonly strong?: boolean
}

export interface FactListProps {
  readonly items: readonly (FactRow | false | undefined)[]
  /** True if the facts are on a card with hairlines between them. Use it for a sheet that contains only facts. */
  readonly framed?: boolean
}

/** Renders a list of facts, one per line, with the name at the start and the value at the end. */
export function FactList({ items, framed = false }: FactListProps) {
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

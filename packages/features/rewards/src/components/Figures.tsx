import type { ReactNode } from 'react'
import styles from './Figures.module.css'

export interface Figure {
  readonly name: string
  readonly value: ReactNode
}

/** Shows two or three figures side by side below the main one, each below its name. Wraps when there is no space. */
export function Figures({ of }: { readonly of: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {of.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

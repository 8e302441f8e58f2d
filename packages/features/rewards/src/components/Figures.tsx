import type { ReactNode } from 'react'
import styles from './Figures.module.css'

export interface Figure {
  readonly name: string
  readonly value: ReactNode
}

/** Two or three figures side by side under the one that counts, each below its name; they wrap where there is no room. */
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

import type { ReactNode } from 'react'
import styles from './RewardFigures.module.css'

export interface RewardFigure {
  readonly name: string
  readonly value: ReactNode
}

/** Shows two or three secondary figures side by side, each below its label. */
export function RewardFigures({ of }: { readonly of: readonly RewardFigure[] }) {
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

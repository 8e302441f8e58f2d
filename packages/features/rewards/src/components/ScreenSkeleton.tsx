import { Skeleton } from '@lobby/ui'
import styles from './ScreenSkeleton.module.css'

export interface ScreenSkeletonProps {
  /** The shapes below the first card: cards with a button, rows of a list, or one table. */
  readonly below: 'cards' | 'rows' | 'table'
  /** Without the first card. */
  readonly bare?: boolean
}

/** What is to come of a screen: its one card, and what stands below it. */
export function ScreenSkeleton({ below, bare = false }: ScreenSkeletonProps) {
  return (
    <div className={styles.skeleton} data-loading aria-hidden="true">
      {!bare && <Skeleton shape="block" className={styles.hero ?? ''} />}
      {below === 'table' && <Skeleton shape="block" className={styles.table ?? ''} />}
      {below === 'cards' && [1, 2].map((card) => <Skeleton key={card} shape="block" className={styles.card ?? ''} />)}
      {below === 'rows' && (
        <div className={styles.rows}>
          {[1, 2, 3, 4].map((row) => (
            <div key={row} className={styles.row}>
              <Skeleton shape="circle" className={styles.icon ?? ''} />
              <Skeleton shape="line" width={row % 2 ? 'half' : 'three-quarters'} />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

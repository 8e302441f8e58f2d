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
      {!bare && (
        <div className={styles.card}>
          <Head />
          <Skeleton shape="line" width="three-quarters" lines={2} />
          <Skeleton shape="block" className={styles.bar ?? ''} />
        </div>
      )}
      {below === 'cards' &&
        [1, 2].map((card) => (
          <div key={card} className={styles.card}>
            <Head />
            <Skeleton shape="block" className={styles.button ?? ''} />
          </div>
        ))}
      {below !== 'cards' && (
        <div className={styles.rows}>
          {[1, 2, 3, 4, 5].map((row) => (
            <div key={row} className={styles.row}>
              {below === 'rows' && <Skeleton shape="circle" className={styles.icon ?? ''} />}
              <Skeleton shape="line" width={row % 2 ? 'half' : 'three-quarters'} />
              {below === 'table' && [1, 2].map((column) => <Skeleton key={column} shape="line" width="half" />)}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

function Head() {
  return (
    <div className={styles.head}>
      <Skeleton shape="circle" className={styles.mark ?? ''} />
      <Skeleton shape="line" width="half" lines={2} />
    </div>
  )
}

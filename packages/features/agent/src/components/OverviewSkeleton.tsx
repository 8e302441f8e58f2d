import { Skeleton } from '@lobby/ui'
import styles from './Overview.module.css'

/** The shapes of what is to come of an overview. */
export function OverviewSkeleton() {
  return (
    <div className={styles.body} data-loading>
      <Skeleton shape="block" className={styles.figures ?? ''} />
      <Skeleton shape="block" className={styles.size ?? ''} />
      <Skeleton shape="block" className={styles.counters ?? ''} />
      <Skeleton shape="block" className={styles.chart ?? ''} />
    </div>
  )
}

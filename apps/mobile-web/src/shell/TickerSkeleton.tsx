import { Skeleton } from '@lobby/ui'
import styles from './HomeSkeleton.module.css'

/** The room of home's notices. */
export function TickerSkeleton() {
  return (
    <div className={styles.ticker}>
      <Skeleton shape="block" className={styles.bar ?? ''} />
    </div>
  )
}

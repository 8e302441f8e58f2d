import { Skeleton } from '@lobby/ui'
import styles from './HomeSkeleton.module.css'

/** Renders the placeholder of home's ticker of notices. */
export function TickerSkeleton() {
  return (
    <div className={styles.ticker}>
      <Skeleton shape="block" className={styles.bar ?? ''} />
    </div>
  )
}

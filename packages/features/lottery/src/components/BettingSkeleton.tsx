import { CardSkeleton, Skeleton } from '@lobby/ui'
import styles from './BettingSkeleton.module.css'

/** Shows a placeholder for the draw of a lottery and its bet options. */
export function BettingSkeleton() {
  return (
    <div className={styles.betting} aria-busy="true">
      <CardSkeleton figures={2} />
      <div className={styles.row}>
        {[0, 1, 2].map((tab) => (
          <Skeleton key={tab} shape="block" className={styles.tab ?? ''} />
        ))}
      </div>
      <div className={styles.row}>
        {[0, 1].map((option) => (
          <Skeleton key={option} shape="block" className={styles.option ?? ''} />
        ))}
      </div>
    </div>
  )
}

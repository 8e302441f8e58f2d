import { Card, LotteryRowSkeleton, Skeleton } from '@lobby/ui'
import styles from './OrderListSkeleton.module.css'

/** Shows a placeholder for the totals and the first orders of the list. */
export function OrderListSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      <Card tone="hero">
        <div className={styles.sums}>
          {[0, 1, 2].map((key) => (
            <Skeleton key={key} shape="line" lines={2} width="three-quarters" />
          ))}
        </div>
      </Card>
      {[0, 1, 2, 3].map((key) => (
        <LotteryRowSkeleton key={key} />
      ))}
    </div>
  )
}

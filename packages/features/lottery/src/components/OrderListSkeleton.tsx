import { Skeleton } from '@lobby/ui'
import styles from './OrderListSkeleton.module.css'

/** Takes the room of the sums and of the first orders. */
export function OrderListSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      <Skeleton shape="block" className={styles.sums ?? ''} />
      {[0, 1, 2, 3].map((key) => (
        <Skeleton key={key} shape="block" className={styles.card ?? ''} />
      ))}
    </div>
  )
}

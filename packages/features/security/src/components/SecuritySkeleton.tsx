import { Skeleton } from '@lobby/ui'
import styles from './SecuritySkeleton.module.css'

/** The shape of a page of the security centre: a card, and rows below it. */
export function SecuritySkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true" data-loading>
      <Skeleton shape="block" className={styles.card ?? ''} />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} shape="block" className={styles.row ?? ''} />
      ))}
    </div>
  )
}

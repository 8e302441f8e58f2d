import { Skeleton } from '@lobby/ui'
import styles from './Members.module.css'

/** The shapes of members that are to come. */
export function MembersSkeleton() {
  return (
    <div className={styles.rows} data-loading>
      {Array.from({ length: 7 }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton shape="circle" className={styles.mark ?? ''} />
          <span className={styles.words}>
            <Skeleton shape="line" width={index % 2 ? 'three-quarters' : 'half'} />
            <Skeleton shape="line" width="half" />
          </span>
          <Skeleton shape="block" className={styles.amount ?? ''} />
        </div>
      ))}
    </div>
  )
}

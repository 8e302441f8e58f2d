import { Skeleton } from '@lobby/ui'
import { LoadingPlaceholder } from '../components/LoadingPlaceholder.tsx'
import styles from './NoticeSkeleton.module.css'

/** Renders a placeholder for the list of notices while it loads. */
export function NoticeSkeleton() {
  return (
    <LoadingPlaceholder className={styles.list}>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="block" className={styles.icon ?? ''} />
          <Skeleton shape="line" lines={2} width="half" />
        </div>
      ))}
    </LoadingPlaceholder>
  )
}

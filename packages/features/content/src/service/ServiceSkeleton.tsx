import { Skeleton } from '@lobby/ui'
import { Awaited } from '../components/Awaited.tsx'
import styles from './ServiceSkeleton.module.css'

/** Placeholder for the channels while they load. */
export function ServiceSkeleton() {
  return (
    <Awaited className={styles.skeleton}>
      <Skeleton shape="block" className={styles.first ?? ''} />
      <Skeleton shape="block" className={styles.others ?? ''} />
    </Awaited>
  )
}

import { Skeleton } from '@lobby/ui'
import { Awaited } from '../components/Awaited.tsx'
import styles from './ServiceSkeleton.module.css'

/** The channels until they are here. */
export function ServiceSkeleton() {
  return (
    <Awaited className={styles.skeleton}>
      <Skeleton shape="block" className={styles.first ?? ''} />
      <Skeleton shape="block" className={styles.others ?? ''} />
    </Awaited>
  )
}

import { Skeleton } from '@lobby/ui'
import { LoadingPlaceholder } from '../components/LoadingPlaceholder.tsx'
import styles from './ServiceSkeleton.module.css'

/** Renders a placeholder for the service channels while they load. */
export function ServiceSkeleton() {
  return (
    <LoadingPlaceholder className={styles.skeleton}>
      <Skeleton shape="block" className={styles.first ?? ''} />
      <Skeleton shape="block" className={styles.others ?? ''} />
    </LoadingPlaceholder>
  )
}

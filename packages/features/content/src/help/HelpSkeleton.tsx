import { Skeleton } from '@lobby/ui'
import { LoadingPlaceholder } from '../components/LoadingPlaceholder.tsx'
import styles from './HelpSkeleton.module.css'

const widths = ['three-quarters', 'half', 'three-quarters', 'full', 'half', 'three-quarters'] as const

/** Renders a placeholder for the help centre while it loads. */
export function HelpSkeleton() {
  return (
    <LoadingPlaceholder className={styles.skeleton}>
      <Skeleton shape="block" className={styles.search ?? ''} />
      <div className={styles.menu}>
        {widths.map((width, place) => (
          <Skeleton key={place} shape="line" width={width} />
        ))}
      </div>
      <div className={styles.content}>
        <Skeleton shape="line" width="three-quarters" className={styles.heading ?? ''} />
        <Skeleton shape="line" lines={4} width="half" />
        <Skeleton shape="line" lines={3} width="three-quarters" />
      </div>
    </LoadingPlaceholder>
  )
}

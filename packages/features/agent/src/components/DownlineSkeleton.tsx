import { CardSkeleton, Skeleton } from '@lobby/ui'
import styles from './DownlineSkeleton.module.css'

export interface DownlineSkeletonProps {
  /** The rows alone, without the card above them. */
  readonly bare?: boolean
}

/** The shape of what is to come: a card, and rows with a mark each. */
export function DownlineSkeleton({ bare = false }: DownlineSkeletonProps) {
  return (
    <div className={styles.skeleton} data-loading aria-hidden="true">
      {!bare && <CardSkeleton figures={2} />}
      <div className={styles.rows}>
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton shape="circle" className={styles.mark ?? ''} />
            <Skeleton shape="line" width={row % 2 ? 'half' : 'three-quarters'} />
          </div>
        ))}
      </div>
    </div>
  )
}

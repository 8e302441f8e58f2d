import { CardSkeleton, RowsSkeleton } from '@lobby/ui'
import styles from './SecuritySkeleton.module.css'

/** The shape of a page of the security centre: a card, and rows below it. */
export function SecuritySkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true" data-loading>
      <CardSkeleton action />
      <RowsSkeleton rows={4} />
    </div>
  )
}

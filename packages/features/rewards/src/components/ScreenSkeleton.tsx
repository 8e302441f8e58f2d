import { CardSkeleton, RowsSkeleton } from '@lobby/ui'
import styles from './ScreenSkeleton.module.css'

export interface ScreenSkeletonProps {
  /** The shapes below the first card: cards with a button, rows of a list, or one table. */
  readonly below: 'cards' | 'rows' | 'table'
  /** Without the first card. */
  readonly bare?: boolean
}

/** What is to come of a screen: its one card, and what stands below it. */
export function ScreenSkeleton({ below, bare = false }: ScreenSkeletonProps) {
  return (
    <div className={styles.skeleton} data-loading aria-hidden="true">
      {!bare && <CardSkeleton figures={2} />}
      {below === 'cards' && [1, 2].map((card) => <CardSkeleton key={card} action />)}
      {below === 'rows' && <RowsSkeleton rows={5} />}
      {below === 'table' && <RowsSkeleton rows={6} begins="name" columns={2} />}
    </div>
  )
}

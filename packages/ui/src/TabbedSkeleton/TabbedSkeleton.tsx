import { LotteryRowSkeleton } from '../LotteryRow/LotteryRowSkeleton.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { TileGrid } from '../GameTile/TileGrid.tsx'
import { TileSkeleton } from '../GameTile/TileSkeleton.tsx'
import styles from './TabbedSkeleton.module.css'

export interface TabbedSkeletonProps {
  /** What the open tab will hold: vendors, lotteries below one another, or games of one of the two shapes. */
  readonly of: 'vendors' | 'lotteries' | 'portrait' | 'square'
}

const six = [0, 1, 2, 3, 4, 5]

/** Tabs, and below them what the open one holds, before either is known: each takes the room of what comes. */
export function TabbedSkeleton({ of }: TabbedSkeletonProps) {
  return (
    <div className={styles.tabbed} aria-hidden="true">
      <div className={styles.tabs}>
        {six.map((key) => (
          <span key={key} className={styles.tab}>
            <Skeleton shape="line" />
          </span>
        ))}
      </div>
      <div className={styles.panel}>
        {of === 'lotteries' ? (
          six.map((key) => <LotteryRowSkeleton key={key} />)
        ) : (
          <TileGrid columns={of === 'vendors' ? 'cards' : 'tiles'}>
            {six.map((key) =>
              of === 'vendors' ? (
                <Skeleton key={key} shape="block" className={styles.vendor ?? ''} />
              ) : (
                <TileSkeleton key={key} shape={of} />
              ),
            )}
          </TileGrid>
        )}
      </div>
    </div>
  )
}

import { LotteryRowSkeleton } from '../LotteryRow/LotteryRowSkeleton.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { TileGrid } from '../GameTile/TileGrid.tsx'
import { TileSkeleton } from '../GameTile/TileSkeleton.tsx'
import styles from './TabbedSkeleton.module.css'

export interface TabbedSkeletonProps {
  /** The content of the open tab: `vendors`, `lotteries`, or games as `portrait` or `square` tiles. */
  readonly content: 'vendors' | 'lotteries' | 'portrait' | 'square'
}

const PLACEHOLDER_KEYS = [0, 1, 2, 3, 4, 5]

/** Renders placeholders for tabs and for the content of the open tab, with the size of the real content. */
export function TabbedSkeleton({ content }: TabbedSkeletonProps) {
  return (
    <div className={styles.tabbed} aria-hidden="true">
      <div className={styles.tabs}>
        {PLACEHOLDER_KEYS.map((key) => (
          <span key={key} className={styles.tab}>
            <Skeleton shape="line" />
          </span>
        ))}
      </div>
      <div className={styles.panel}>
        {content === 'lotteries' ? (
          PLACEHOLDER_KEYS.map((key) => <LotteryRowSkeleton key={key} />)
        ) : (
          <TileGrid columns={content === 'vendors' ? 'cards' : 'tiles'}>
            {PLACEHOLDER_KEYS.map((key) =>
              content === 'vendors' ? (
                <Skeleton key={key} shape="block" className={styles.vendor ?? ''} />
              ) : (
                <TileSkeleton key={key} shape={content} />
              ),
            )}
          </TileGrid>
        )}
      </div>
    </div>
  )
}

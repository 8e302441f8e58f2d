import { Skeleton } from '../Skeleton/Skeleton.tsx'
import styles from './TileSkeleton.module.css'

export interface TileSkeletonProps {
  readonly shape?: 'portrait' | 'square'
}

/** Renders a placeholder with exactly the size of a game tile. */
export function TileSkeleton({ shape = 'portrait' }: TileSkeletonProps) {
  return (
    <div className={styles.tile} data-shape={shape}>
      <Skeleton shape="tile" />
      <div className={styles.words}>
        <Skeleton shape="line" width="three-quarters" />
        <Skeleton shape="line" width="half" />
      </div>
    </div>
  )
}

import { Skeleton } from '../Skeleton/Skeleton.tsx'
import styles from './TileSkeleton.module.css'

export interface TileSkeletonProps {
  readonly shape?: 'portrait' | 'square'
}

/** Takes exactly the room of a game tile with a name of one line and a vendor. */
export function TileSkeleton({ shape = 'portrait' }: TileSkeletonProps) {
  return (
    <div className={styles.tile} data-shape={shape}>
      <Skeleton shape="tile" />
      <Skeleton shape="line" width="three-quarters" />
      <Skeleton shape="line" width="half" />
    </div>
  )
}

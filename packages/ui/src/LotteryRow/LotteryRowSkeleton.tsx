import { Skeleton } from '../Skeleton/Skeleton.tsx'
import styles from './LotteryRow.module.css'

/** Renders a placeholder with the size of a lottery row whose balls fit on one line. */
export function LotteryRowSkeleton() {
  return (
    <div className={styles.row} aria-hidden="true">
      <span className={styles.icon}>
        <Skeleton shape="circle" />
      </span>
      <div className={styles.words}>
        <span className={styles.name}>
          <Skeleton shape="line" width="half" />
        </span>
        <span className={styles.draw}>
          <Skeleton shape="line" width="quarter" />
        </span>
      </div>
      <div className={styles.foot}>
        <Skeleton shape="line" width="three-quarters" />
      </div>
    </div>
  )
}

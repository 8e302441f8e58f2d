import { Skeleton } from '../Skeleton/Skeleton.tsx'
import styles from './MatchCard.module.css'

/** Renders a placeholder with exactly the size of a match card. */
export function MatchCardSkeleton() {
  const side = (
    <div className={styles.side}>
      <span className={styles.crest}>
        <Skeleton shape="circle" />
      </span>
      <span className={styles.name}>
        <Skeleton shape="line" />
      </span>
    </div>
  )
  return (
    <div className={styles.card} aria-hidden="true">
      <p className={styles.league}>
        <Skeleton shape="line" width="half" />
      </p>
      <div className={styles.sides}>
        {side}
        <span className={styles.when}>
          <span className={styles.time}>&nbsp;</span>
          <span className={styles.date}>&nbsp;</span>
        </span>
        {side}
      </div>
      <Skeleton shape="line" className={styles.button ?? ''} />
    </div>
  )
}

import { Card } from '../Card/Card.tsx'
import styles from './CardSkeleton.module.css'
import { Skeleton } from './Skeleton.tsx'

export interface CardSkeletonProps {
  /** The number of placeholders of small figures below the large figure. There are two small figures per row. */
  readonly figures?: number
  /** The number of placeholders of raised rows below the figures. */
  readonly rows?: number
  /** True if the placeholder of a button is at the end. */
  readonly action?: boolean
}

const createIndexes = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Renders the placeholder of a card with a label, a large figure, and optional content below it. */
export function CardSkeleton({ figures = 0, rows = 0, action = false }: CardSkeletonProps) {
  return (
    <Card tone="hero">
      <span className={styles.lead} aria-hidden="true">
        <Skeleton shape="line" className={styles.name ?? ''} />
        <Skeleton shape="block" className={styles.figure ?? ''} />
      </span>
      {figures > 0 && (
        <span className={styles.figures} aria-hidden="true">
          {createIndexes(figures).map((index) => (
            <span key={index} className={styles.lead}>
              <Skeleton shape="line" width="half" />
              <Skeleton shape="line" width="three-quarters" className={styles.small ?? ''} />
            </span>
          ))}
        </span>
      )}
      {rows > 0 && (
        <span className={styles.rows} aria-hidden="true">
          {createIndexes(rows).map((index) => (
            <Skeleton key={index} shape="block" className={styles.row ?? ''} />
          ))}
        </span>
      )}
      {action && <Skeleton shape="block" className={styles.action ?? ''} />}
    </Card>
  )
}

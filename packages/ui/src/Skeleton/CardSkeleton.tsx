import { Card } from '../Card/Card.tsx'
import styles from './CardSkeleton.module.css'
import { Skeleton } from './Skeleton.tsx'

export interface CardSkeletonProps {
  /** Small figures below the large one, two in a row. */
  readonly figures?: number
  /** Rows on a raised ground below them. */
  readonly rows?: number
  /** A press at the end. */
  readonly action?: boolean
}

const places = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The card of a screen's one figure until it is here: a name, the figure, and what stands below it. */
export function CardSkeleton({ figures = 0, rows = 0, action = false }: CardSkeletonProps) {
  return (
    <Card tone="hero">
      <span className={styles.lead} aria-hidden="true">
        <Skeleton shape="line" className={styles.name ?? ''} />
        <Skeleton shape="block" className={styles.figure ?? ''} />
      </span>
      {figures > 0 && (
        <span className={styles.figures} aria-hidden="true">
          {places(figures).map((place) => (
            <span key={place} className={styles.lead}>
              <Skeleton shape="line" width="half" />
              <Skeleton shape="line" width="three-quarters" className={styles.small ?? ''} />
            </span>
          ))}
        </span>
      )}
      {rows > 0 && (
        <span className={styles.rows} aria-hidden="true">
          {places(rows).map((place) => (
            <Skeleton key={place} shape="block" className={styles.row ?? ''} />
          ))}
        </span>
      )}
      {action && <Skeleton shape="block" className={styles.action ?? ''} />}
    </Card>
  )
}

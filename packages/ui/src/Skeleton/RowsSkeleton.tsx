import styles from './RowsSkeleton.module.css'
import { Skeleton } from './Skeleton.tsx'

export interface RowsSkeletonProps {
  readonly rows: number
  /** What a row begins with: a mark, or the name of a row of a table with so many columns. */
  readonly begins?: 'mark' | 'name'
  /** Figures beside a name. */
  readonly columns?: number
}

const places = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The rows of a list or a table until they are here. */
export function RowsSkeleton({ rows, begins = 'mark', columns = 0 }: RowsSkeletonProps) {
  return (
    <span className={styles.rows} aria-hidden="true">
      {places(rows).map((row) => (
        <span key={row} className={styles.row}>
          {begins === 'mark' && <Skeleton shape="circle" className={styles.mark ?? ''} />}
          <Skeleton shape="line" width={row % 2 ? 'three-quarters' : 'half'} />
          {places(columns).map((column) => (
            <Skeleton key={column} shape="line" width="half" />
          ))}
        </span>
      ))}
    </span>
  )
}

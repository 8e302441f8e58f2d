import styles from './RowsSkeleton.module.css'
import { Skeleton } from './Skeleton.tsx'

export interface RowsSkeletonProps {
  readonly rows: number
  /**
   * The first element of each row: `mark` is a circle, for example an avatar; `picture` is a rectangle; `words` is
   * text.
   */
  readonly leading?: 'mark' | 'picture' | 'words'
  /** The number of text lines per row. */
  readonly lines?: 1 | 2 | 3
  /** Adds an amount at the end of each row. */
  readonly amount?: boolean
  /** The number of columns after the first, for a table. */
  readonly columns?: number
  /** The minimum height of a row, in pixels. Default: 60, 64 or 92 for one, two or three lines. */
  readonly height?: number
}

const DEFAULT_HEIGHTS_PX = { 1: 60, 2: 64, 3: 92 } as const
const createIndexes = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Renders placeholders for the rows of a list or a table, with the height of the real rows. */
export function RowsSkeleton({
  rows,
  leading = 'mark',
  lines = 1,
  amount = false,
  columns = 0,
  height = DEFAULT_HEIGHTS_PX[lines],
}: RowsSkeletonProps) {
  return (
    <span className={styles.rows} data-loading aria-hidden="true">
      {createIndexes(rows).map((row) => (
        <span key={row} className={styles.row} data-lines={lines} style={{ minBlockSize: height }}>
          {leading === 'mark' && <Skeleton shape="circle" className={styles.mark ?? ''} />}
          {leading === 'picture' && <Skeleton shape="block" className={styles.picture ?? ''} />}
          <span className={styles.words}>
            <Skeleton shape="line" width={row % 2 ? 'three-quarters' : 'half'} />
            {lines > 1 && <Skeleton shape="line" lines={lines - 1} width="half" />}
          </span>
          {amount && <Skeleton shape="block" className={styles.amount ?? ''} />}
          {createIndexes(columns).map((column) => (
            <span key={column} className={styles.words}>
              <Skeleton shape="line" />
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}

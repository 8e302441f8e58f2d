import styles from './RowsSkeleton.module.css'
import { Skeleton } from './Skeleton.tsx'

export interface RowsSkeletonProps {
  readonly rows: number
  /**
   * The placeholder at the start of each row. `mark` is a circle, for example for an avatar. `picture` is a rectangle.
   * `words` is a line of text.
   */
  readonly leading?: 'mark' | 'picture' | 'words'
  /** The number of lines of text per row. */
  readonly lines?: 1 | 2 | 3
  /** True if the placeholder of an amount is at the end of each row. */
  readonly amount?: boolean
  /** The number of table columns after the first one. */
  readonly columns?: number
  /**
   * The minimum height of a row, in pixels. By default 60 for one line of text, 64 for two lines and 92 for three
   * lines.
   */
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

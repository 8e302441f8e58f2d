import { CardSkeleton, Skeleton } from '@lobby/ui'
import styles from './ReportSkeleton.module.css'

/** The shapes of a report's rows: `count` of them. */
export function RowsSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton shape="block" className={styles.icon ?? ''} />
          <span className={styles.words}>
            <Skeleton shape="line" width={index % 2 ? 'three-quarters' : 'half'} />
            <Skeleton shape="line" width="half" />
          </span>
          <Skeleton shape="block" className={styles.amount ?? ''} />
        </div>
      ))}
    </div>
  )
}

/** What is to come of a report: its sums and the rows of a day. */
export function ReportSkeleton() {
  return (
    <div className={styles.report} data-loading>
      <CardSkeleton figures={2} />
      <RowsSkeleton count={5} />
    </div>
  )
}

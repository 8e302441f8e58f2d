import { CardSkeleton, Skeleton } from '@lobby/ui'
import styles from './ContractSkeleton.module.css'

/** The shapes of a list's rows: `count` of them. */
export function RowsSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.rows} data-loading aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="line" width={row % 2 ? 'half' : 'three-quarters'} />
          <Skeleton shape="line" width="half" />
        </div>
      ))}
    </div>
  )
}

/** What is to come of a contract: its card, and what it has paid. */
export function ContractSkeleton() {
  return (
    <div className={styles.skeleton} data-loading aria-hidden="true">
      <CardSkeleton figures={2} rows={2} />
      <RowsSkeleton count={3} />
    </div>
  )
}

import { Card, Skeleton } from '@lobby/ui'
import styles from './WalletSkeleton.module.css'

export interface WalletSkeletonProps {
  /** The page that is loading: the deposit form, the withdrawal form, or one deposit or withdrawal. */
  readonly page: 'deposit' | 'withdrawal' | 'order'
}

/** Shows a placeholder for a wallet page that is loading. */
export function WalletSkeleton({ page }: WalletSkeletonProps) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {page !== 'deposit' && (
        <Card tone="hero">
          <Skeleton shape="line" width="quarter" />
          <Skeleton shape="block" className={styles.sum ?? ''} />
          <Skeleton shape="line" width="half" />
          {page === 'order' && [1, 2, 3, 4].map((line) => <Skeleton key={line} shape="line" />)}
        </Card>
      )}
      {page !== 'order' && <FormShapes cards={page === 'deposit' ? 3 : 2} />}
      <Skeleton shape="block" className={styles.button ?? ''} />
    </div>
  )
}

function FormShapes({ cards }: { readonly cards: number }) {
  return (
    <>
      <Skeleton shape="line" width="half" />
      {Array.from({ length: cards }, (_, card) => (
        <Card key={card}>
          <Skeleton shape="line" width="quarter" />
          <Skeleton shape="line" width="three-quarters" />
        </Card>
      ))}
      <Skeleton shape="line" width="quarter" />
      <Skeleton shape="block" className={styles.amount ?? ''} />
    </>
  )
}

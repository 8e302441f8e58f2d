import { Card, Skeleton } from '@lobby/ui'
import styles from './WalletSkeleton.module.css'

export interface WalletSkeletonProps {
  /** A form begins with its cards; one that takes out, with what can be taken; one order is a card and its ways on. */
  readonly of: 'deposit' | 'withdrawal' | 'order'
}

/** The shape of what is to come of a payment. */
export function WalletSkeleton({ of }: WalletSkeletonProps) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {of !== 'deposit' && (
        <Card tone="hero">
          <Skeleton shape="line" width="quarter" />
          <Skeleton shape="block" className={styles.sum ?? ''} />
          <Skeleton shape="line" width="half" />
          {of === 'order' && [1, 2, 3, 4].map((line) => <Skeleton key={line} shape="line" />)}
        </Card>
      )}
      {of !== 'order' && <FormShapes cards={of === 'deposit' ? 3 : 2} />}
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

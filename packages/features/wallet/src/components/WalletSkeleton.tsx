import { Skeleton } from '@lobby/ui'
import styles from './WalletSkeleton.module.css'

/** The shape of a form of payment: a heading, three cards, the amount and its button. */
export function WalletSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton shape="line" width="half" />
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} shape="block" className={styles.card ?? ''} />
      ))}
      <Skeleton shape="line" width="quarter" />
      <Skeleton shape="block" className={styles.amount ?? ''} />
      <Skeleton shape="block" className={styles.button ?? ''} />
    </div>
  )
}

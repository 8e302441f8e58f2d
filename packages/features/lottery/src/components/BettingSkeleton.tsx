import { Skeleton } from '@lobby/ui'
import styles from './BettingSkeleton.module.css'

/** Takes the room of a draw and of what can be bet on. */
export function BettingSkeleton() {
  return (
    <div className={styles.betting} aria-busy="true">
      <Skeleton shape="block" className={styles.head ?? ''} />
      <Skeleton shape="block" className={styles.tabs ?? ''} />
      <Skeleton shape="block" className={styles.options ?? ''} />
    </div>
  )
}

import { useText } from '@lobby/i18n'
import { Skeleton } from '@lobby/ui'
import styles from './MineSkeleton.module.css'

/** Shows a placeholder of the member centre until the merchant's version of it is known. */
export function MineSkeleton() {
  return (
    <div className={styles.wait} role="status" aria-busy="true" aria-label={useText()('core.loading')}>
      <div className={styles.who}>
        <Skeleton shape="circle" className={styles.face ?? ''} />
        <Skeleton shape="line" lines={2} width="half" />
      </div>
      <Skeleton shape="block" className={styles.card ?? ''} />
      <Skeleton shape="block" className={styles.list ?? ''} />
    </div>
  )
}

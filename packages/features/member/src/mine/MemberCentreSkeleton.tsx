import { useText } from '@lobby/i18n'
import { Skeleton } from '@lobby/ui'
import styles from './MemberCentreSkeleton.module.css'

/** Shows a placeholder until the site knows which version of the member centre the merchant uses. */
export function MemberCentreSkeleton() {
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

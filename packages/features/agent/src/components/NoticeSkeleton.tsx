import { useText } from '@lobby/i18n'
import { Skeleton } from '@lobby/ui'
import styles from './NoticeSkeleton.module.css'

/** Shows placeholders of collapsed notices while the notices load. */
export function NoticeSkeleton() {
  return (
    <div className={styles.list} role="status" aria-busy="true" aria-label={useText()('core.loading')}>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" className={styles.mark ?? ''} />
          <Skeleton shape="line" lines={2} width="half" />
        </div>
      ))}
    </div>
  )
}

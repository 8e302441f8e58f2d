import { useText } from '@lobby/i18n'
import { Skeleton } from '@lobby/ui'
import styles from './NoticeSkeleton.module.css'

/** Notices, closed, until they are here. */
export function NoticeSkeleton() {
  const t = useText()
  return (
    <div className={styles.list} role="status" aria-label={t('core.loading')}>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="block" className={styles.icon ?? ''} />
          <Skeleton shape="line" lines={2} width="half" />
        </div>
      ))}
    </div>
  )
}

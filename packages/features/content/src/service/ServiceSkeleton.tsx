import { useText } from '@lobby/i18n'
import { Skeleton } from '@lobby/ui'
import styles from './ServiceSkeleton.module.css'

/** The channels until they are here. */
export function ServiceSkeleton() {
  const t = useText()
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('core.loading')}
      </span>
      <Skeleton shape="block" className={styles.first ?? ''} />
      <Skeleton shape="block" className={styles.others ?? ''} />
    </div>
  )
}

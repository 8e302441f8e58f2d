import { useText } from '@lobby/i18n'
import { Skeleton } from '@lobby/ui'
import styles from './PromotionSkeleton.module.css'

/** Shows a placeholder for a promotion while the promotion loads. */
export function PromotionSkeleton() {
  const t = useText()
  return (
    <div className={styles.detail} role="status" data-loading="">
      <span className="visually-hidden">{t('core.loading')}</span>
      <Skeleton shape="block" className={styles.picture ?? ''} />
      <div className={styles.words}>
        <Skeleton shape="line" width="three-quarters" className={styles.title ?? ''} />
        <Skeleton shape="line" lines={2} width="half" />
        <Skeleton shape="line" width="quarter" className={styles.sum ?? ''} />
        <Skeleton shape="block" className={styles.card ?? ''} />
        <Skeleton shape="line" lines={4} width="half" />
      </div>
    </div>
  )
}

import { useText } from '@lobby/i18n'
import { Skeleton } from '@lobby/ui'
import card from './PromotionCard.module.css'
import styles from './PromotionsSkeleton.module.css'

/** Shows a placeholder for the list of promotions while the list loads. */
export function PromotionsSkeleton({ count = 3 }: { readonly count?: number }) {
  const t = useText()
  return (
    <div className={styles.cards} role="status" data-loading="">
      <span className="visually-hidden">{t('core.loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={card.card}>
          <Skeleton shape="block" className={styles.picture ?? ''} />
          <div className={styles.words}>
            <Skeleton shape="line" width="quarter" />
            <Skeleton shape="line" width="three-quarters" className={styles.title ?? ''} />
            <Skeleton shape="line" lines={2} width="half" />
            <Skeleton shape="block" className={styles.action ?? ''} />
          </div>
        </div>
      ))}
    </div>
  )
}

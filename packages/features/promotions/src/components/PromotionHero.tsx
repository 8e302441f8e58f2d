import { useImageHosts } from '@lobby/platform/media'
import { Picture } from '@lobby/ui'
import type { ReceivedPromotion } from '../queries/activities.ts'
import { PROMOTION_PICTURE_SIZE_PX } from './PROMOTION_PICTURE_SIZE_PX.ts'
import styles from './PromotionHero.module.css'
import { PromotionReward } from './PromotionReward.tsx'
import { PromotionValidity } from './PromotionValidity.tsx'

/** Shows the top part of a promotion's page: picture, title, summary, reward and end date. */
export function PromotionHero({ activity }: { readonly activity: ReceivedPromotion }) {
  const hosts = useImageHosts()
  const { title, summary, imageUrl } = activity
  return (
    <header className={styles.hero}>
      <Picture
        className={styles.picture}
        path={imageUrl}
        hosts={hosts}
        alt=""
        name={title}
        priority
        {...PROMOTION_PICTURE_SIZE_PX}
      />
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        <div className={styles.facts}>
          <PromotionReward activity={activity} size="hero" />
          <PromotionValidity activity={activity} />
        </div>
      </div>
    </header>
  )
}

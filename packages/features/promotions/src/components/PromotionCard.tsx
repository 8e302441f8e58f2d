import { useText } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import { Link, routes } from '@lobby/platform/navigation'
import { Button, getButtonClass, Picture } from '@lobby/ui'
import { usePromotionActions } from '../model/usePromotionActions.ts'
import type { ReceivedPromotion } from '../queries/activities.ts'
import styles from './PromotionCard.module.css'
import { PROMOTION_PICTURE_SIZE_PX } from './PROMOTION_PICTURE_SIZE_PX.ts'
import { PromotionReward } from './PromotionReward.tsx'
import { PromotionStatusBadge } from './PromotionStatusBadge.tsx'
import { PromotionStepProblemNotice } from './PromotionStepProblemNotice.tsx'
import { PromotionValidity } from './PromotionValidity.tsx'

export interface PromotionCardProps {
  readonly activity: ReceivedPromotion
  /** True for the first card, whose picture loads with priority. */
  readonly isFirst?: boolean
}

/**
 * Shows a promotion in the list: picture, title, reward, end date, status, and the action that the player can take now.
 */
export function PromotionCard({ activity, isFirst = false }: PromotionCardProps) {
  const t = useText()
  const hosts = useImageHosts()
  const part = usePromotionActions(activity.activityId)
  const { activityId, title, summary, imageUrl, category, status, action } = activity
  const to = routes.activityInfo(String(activityId))
  return (
    <article className={styles.card} data-over={status === 'CLOSE' || undefined}>
      <Picture
        className={styles.picture}
        path={imageUrl}
        hosts={hosts}
        alt=""
        name={title}
        priority={isFirst}
        {...PROMOTION_PICTURE_SIZE_PX}
      />
      <div className={styles.words}>
        <p className={styles.about}>
          <span>{getCategoryText(t, category)}</span>
          <PromotionStatusBadge status={status} />
        </p>
        <h2 className={styles.title}>
          <Link className={styles.link} to={to}>
            {title}
          </Link>
        </h2>
        <p className={styles.summary}>{summary}</p>
        <PromotionValidity activity={activity} />
      </div>
      <div className={styles.foot}>
        <PromotionReward activity={activity} size="l" />
        {(action === 'JOIN' || action === 'CLAIM') && (
          <Button
            tone="brand"
            className={styles.action}
            busy={part.isBusy}
            aria-label={t(`promotions.action.${action}.of`, { title })}
            onClick={() => part.takeStep(action)}>
            {t(`promotions.action.${action}`)}
          </Button>
        )}
        {action === 'APPLY' && (
          <Link
            className={`${getButtonClass({ tone: 'brand' })} ${styles.action}`}
            to={to}
            aria-label={t('promotions.action.APPLY.of', { title })}>
            {t('promotions.action.APPLY')}
          </Link>
        )}
      </div>
      <PromotionStepProblemNotice step={part} />
    </article>
  )
}

const categories = ['BONUS', 'MISSION', 'SOCIAL', 'EVENT'] as const

/**
 * Returns the name of a promotion's category, or a general name if the site does not know the category.
 */
function getCategoryText(t: ReturnType<typeof useText>, category: string): string {
  const found = categories.find((each) => each === category)
  return t(found ? `promotions.group.${found}` : 'promotions.group.other')
}

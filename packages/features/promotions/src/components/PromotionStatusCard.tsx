import { useText, type MessageId } from '@lobby/i18n'
import { Card } from '@lobby/ui'
import { listPromotionProgressSteps } from '../model/listPromotionProgressSteps.ts'
import type { ReceivedPromotionDetail } from '../queries/activities.ts'
import { StakeProgress } from './StakeProgress.tsx'
import styles from './PromotionStatusCard.module.css'
import { PromotionStatusBadge } from './PromotionStatusBadge.tsx'
import { PromotionTimeline } from './PromotionTimeline.tsx'

const reasons: Readonly<Record<string, MessageId>> = {
  picture: 'promotions.reason.picture',
  rules: 'promotions.reason.rules',
  repeated: 'promotions.reason.repeated',
}

/**
 * Shows the player's status in a promotion: a badge, an explanation, the steps, and the comment and pictures of the
 * player's application.
 */
export function PromotionStatusCard({ detail }: { readonly detail: ReceivedPromotionDetail }) {
  const t = useText()
  const { activity, targetMinor, doneMinor = 0, reason, comment, images = 0 } = detail
  const { status } = activity
  return (
    <Card title={t('promotions.how')}>
      <div className={styles.said}>
        <PromotionStatusBadge status={status} />
        <p>{t(`promotions.said.${status}`)}</p>
        {status === 'CLAIM' && activity.rewardMinor > 0 && <p>{t('promotions.stake')}</p>}
      </div>
      {status === 'REJECTED' && (
        <p className={styles.reason}>
          {t((reason !== undefined && Object.hasOwn(reasons, reason) && reasons[reason]) || 'promotions.reason.other')}
        </p>
      )}
      {listPromotionProgressSteps(detail).length > 0 && (
        <PromotionTimeline detail={detail}>
          {targetMinor !== undefined && status === 'JOINED' && (
            <StakeProgress doneMinor={doneMinor} targetMinor={targetMinor} />
          )}
        </PromotionTimeline>
      )}
      {comment !== undefined && (
        <div className={styles.sent}>
          <h3 className={styles.small}>{t('promotions.sent')}</h3>
          {comment !== '' && <p className={styles.comment}>{comment}</p>}
          {images > 0 && <p className={styles.small}>{t('promotions.sent.pictures', { count: images })}</p>}
        </div>
      )}
    </Card>
  )
}

import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { Money, type MoneyProps } from '@lobby/ui'
import type { ReceivedPromotion } from '../queries/activities.ts'
import styles from './PromotionReward.module.css'

export interface PromotionRewardProps {
  readonly activity: ReceivedPromotion
  readonly size: NonNullable<MoneyProps['size']>
}

const paidStatuses: readonly string[] = ['CLAIMED', 'ISSUED']

/**
 * Shows the reward of a promotion. Renders nothing if the amount is unknown or the player can no longer earn the
 * reward.
 */
export function PromotionReward({ activity: { status, rewardMinor }, size }: PromotionRewardProps) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  if (rewardMinor <= 0 || status === 'CLOSE' || status === 'REJECTED') return null
  return (
    <p className={styles.reward}>
      <span className={styles.label}>
        {t(paidStatuses.includes(status) ? 'promotions.rewarded' : 'promotions.reward')}
      </span>
      <Money text={formatMinor(rewardMinor)} size={size} />
    </p>
  )
}

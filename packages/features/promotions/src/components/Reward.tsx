import { useText } from '@lobby/i18n'
import { useMinor } from '@lobby/platform/money'
import { Money, type MoneyProps } from '@lobby/ui'
import type { Activity } from '../queries/activities.ts'
import styles from './Reward.module.css'

export interface RewardProps {
  readonly activity: Activity
  readonly size: NonNullable<MoneyProps['size']>
}

const given: readonly string[] = ['CLAIMED', 'ISSUED']

/** What a promotion brings, or has brought; nothing where that is not known before, or can be had no more. */
export function Reward({ activity: { status, rewardMinor }, size }: RewardProps) {
  const t = useText()
  const write = useMinor()
  if (rewardMinor <= 0 || status === 'CLOSE' || status === 'REJECTED') return null
  return (
    <p className={styles.reward}>
      <span className={styles.label}>{t(given.includes(status) ? 'promotions.rewarded' : 'promotions.reward')}</span>
      <Money text={write(rewardMinor)} size={size} />
    </p>
  )
}

import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { Button, Money } from '@lobby/ui'
import type { RewardClaim } from '../model/useRewardClaim.ts'
import { useDateFormats } from '../model/useDateFormats.ts'
import type { Reward } from '../queries/rewards.ts'
import { RewardIcon } from './RewardIcon.tsx'
import styles from './ClaimableRewards.module.css'

export interface ClaimableRewardsProps {
  readonly rewards: readonly Reward[]
  readonly claim: RewardClaim
}

/**
 * Shows the rewards that can be claimed now, as cards. The member can claim one reward at a time, and no reward while
 * the outcome of the last claim is unknown.
 */
export function ClaimableRewards({ rewards, claim: { send, lastInput, isBusy, lost } }: ClaimableRewardsProps) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const { time } = useDateFormats()
  return (
    <ul className={styles.list} aria-label={t('rewards.waiting.list')}>
      {rewards.map(({ rewardId, kind, title, amountMinor, expiresAt }) => {
        const own = lastInput?.target === String(rewardId)
        return (
          <li key={rewardId} className={styles.reward}>
            <span className={styles.icon}>
              <RewardIcon kind={kind} />
            </span>
            <div className={styles.words}>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.until}>{t('rewards.until', { when: time(expiresAt) })}</p>
            </div>
            <div className={styles.foot}>
              <Money size="l" text={formatMinor(amountMinor)} />
              <Button
                tone="brand"
                className={styles.take ?? ''}
                busy={isBusy && own}
                aria-disabled={lost !== null || (isBusy && !own) || undefined}
                onClick={() => lost === null && send({ amountMinor, target: String(rewardId) })}>
                {t('rewards.take')}
                <span className="visually-hidden">{`: ${title}`}</span>
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

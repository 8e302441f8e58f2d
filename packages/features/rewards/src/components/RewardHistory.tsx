import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useMoneyFormat } from '@lobby/platform/money'
import { Button, List, ListRow, Money } from '@lobby/ui'
import { useState } from 'react'
import { groupRewardsByMonth, getRewardEndTime } from '../model/groupRewardsByMonth.ts'
import { useDateFormats } from '../model/useDateFormats.ts'
import type { Reward } from '../queries/rewards.ts'
import { RewardIcon } from './RewardIcon.tsx'
import styles from './RewardHistory.module.css'

/** The number of months that the list shows at first. Each press on "show more" adds the same number of months. */
const MONTHS_PER_PRESS = 3

/**
 * Lists the claimed and expired rewards by month, with the amount claimed in each month. Renders nothing if there are
 * none.
 */
export function RewardHistory({ rewards }: { readonly rewards: readonly Reward[] }) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const when = useDateFormats()
  const { timeZone } = useMerchant()
  const [shownMonths, setShownMonths] = useState(MONTHS_PER_PRESS)
  const months = groupRewardsByMonth(rewards, timeZone)
  if (months.length === 0) return null
  return (
    <section className={styles.history} aria-labelledby="rewards-history">
      <h2 id="rewards-history">{t('rewards.history')}</h2>
      {months.slice(0, shownMonths).map(({ month, rewards: its, claimedMinor }) => (
        <section key={month} className={styles.month} aria-labelledby={`rewards-${month}`}>
          <header className={styles.head}>
            <h3 id={`rewards-${month}`}>{when.month(month)}</h3>
            {claimedMinor > 0 && <span>{t('rewards.month', { amount: formatMinor(claimedMinor) })}</span>}
          </header>
          <List>
            {its.map((reward) => {
              const taken = reward.status === 'CLAIMED'
              return (
                <ListRow
                  key={reward.rewardId}
                  icon={<RewardIcon kind={reward.kind} />}
                  label={reward.title}
                  hint={t(taken ? 'rewards.taken.at' : 'rewards.expired.at', {
                    when: when.day(getRewardEndTime(reward)),
                  })}
                  value={
                    <Money
                      text={taken ? `+${formatMinor(reward.amountMinor)}` : formatMinor(reward.amountMinor)}
                      tone={taken ? 'win' : 'muted'}
                    />
                  }
                />
              )
            })}
          </List>
        </section>
      ))}
      {months.length > shownMonths && (
        <Button wide onClick={() => setShownMonths(shownMonths + MONTHS_PER_PRESS)}>
          {t('rewards.history.more')}
        </Button>
      )}
    </section>
  )
}

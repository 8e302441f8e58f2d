import { useText } from '@lobby/i18n'
import { useMinor } from '@lobby/platform/money'
import { Card, CountingMoney, Money } from '@lobby/ui'
import type { RewardCentre } from '../queries/rewards.ts'
import { Figures } from './Figures.tsx'
import styles from './Hero.module.css'

/** What can be taken in all, large, over the balance that it goes to and what was taken so far. */
export function RewardsHero({
  centre: { claimableMinor, claimedMinor, balanceMinor },
  waiting,
}: {
  readonly centre: RewardCentre
  readonly waiting: number
}) {
  const t = useText()
  const write = useMinor()
  return (
    <Card tone="hero">
      <div className={styles.lead}>
        <p className={styles.name}>
          {waiting > 0 ? t('rewards.waiting', { count: waiting }) : t('rewards.waiting.none')}
        </p>
        <CountingMoney size="hero" value={claimableMinor} format={write} {...(waiting === 0 && { tone: 'muted' })} />
        {waiting > 0 && <p className={styles.name}>{t('rewards.stake')}</p>}
      </div>
      <Figures
        of={[
          { name: t('rewards.balance'), value: <CountingMoney value={balanceMinor} format={write} /> },
          { name: t('rewards.collected'), value: <Money text={write(claimedMinor)} /> },
        ]}
      />
    </Card>
  )
}

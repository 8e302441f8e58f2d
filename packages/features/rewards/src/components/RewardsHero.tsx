import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { Card, CountingMoney, KeyFigure, Money } from '@lobby/ui'
import type { RewardCentre } from '../queries/rewards.ts'
import { RewardFigures } from './RewardFigures.tsx'

/** Shows the total of the claimable rewards in large text, the balance, and the total of all claimed rewards. */
export function RewardsHero({
  centre: { claimableMinor, claimedMinor, balanceMinor },
  waiting,
}: {
  readonly centre: RewardCentre
  readonly waiting: number
}) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  return (
    <Card tone="hero">
      <KeyFigure
        label={waiting > 0 ? t('rewards.waiting', { count: waiting }) : t('rewards.waiting.none')}
        note={waiting > 0 && t('rewards.stake')}>
        <CountingMoney
          size="hero"
          value={claimableMinor}
          format={formatMinor}
          {...(waiting === 0 && { tone: 'muted' })}
        />
      </KeyFigure>
      <RewardFigures
        of={[
          { name: t('rewards.balance'), value: <CountingMoney value={balanceMinor} format={formatMinor} /> },
          { name: t('rewards.collected'), value: <Money text={formatMinor(claimedMinor)} /> },
        ]}
      />
    </Card>
  )
}

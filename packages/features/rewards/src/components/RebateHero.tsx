import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { Card, CountingMoney, ButtonWithReason, KeyFigure } from '@lobby/ui'
import type { RewardClaim } from '../model/useRewardClaim.ts'
import type { Rebate } from '../queries/rebate.ts'
import { RewardFigures } from './RewardFigures.tsx'

export interface RebateHeroProps {
  readonly rebate: Rebate
  readonly claim: RewardClaim
}

/**
 * Shows the total rebate in large text with a claim button. If the rebate is below the minimum, the button shows the
 * missing amount.
 */
export function RebateHero({
  rebate: { totalMinor, minMinor, balanceMinor },
  claim: { send, isBusy, lost },
}: RebateHeroProps) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const low = totalMinor < minMinor
  return (
    <Card tone="hero">
      <KeyFigure label={t('rebate.total')} note={!low && t('rewards.stake')}>
        <CountingMoney size="hero" value={totalMinor} format={formatMinor} />
      </KeyFigure>
      <RewardFigures
        of={[{ name: t('rewards.balance'), value: <CountingMoney value={balanceMinor} format={formatMinor} /> }]}
      />
      <ButtonWithReason
        busy={isBusy}
        disabled={lost !== null}
        reason={low && t('rebate.low', { min: formatMinor(minMinor), missing: formatMinor(minMinor - totalMinor) })}
        onPress={() => send({ amountMinor: totalMinor, target: 'rebate' })}>
        {t('rebate.take')}
      </ButtonWithReason>
    </Card>
  )
}

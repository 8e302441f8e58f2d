import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { Card, CountingMoney, FactList, ButtonWithReason, KeyFigure } from '@lobby/ui'
import type { AgentRebate } from '../queries/agentRebate.ts'

export interface ClaimableAgentRebateProps {
  readonly rebate: AgentRebate
  readonly busy: boolean
  readonly onClaim: () => void
}

/**
 * Shows the total rebate that the agent can claim, and the claim button. If the rebate is too small to claim, the
 * button is disabled and shows the reason.
 */
export function ClaimableAgentRebate({
  rebate: { totalMinor, todayMinor, minMinor, claimedMinor, balanceMinor },
  busy,
  onClaim,
}: ClaimableAgentRebateProps) {
  const t = useText()
  const write = useMoneyFormat()
  return (
    <Card tone="hero">
      <KeyFigure label={t('downline.rebate.total')}>
        <CountingMoney size="hero" value={totalMinor} format={write} />
      </KeyFigure>
      <FactList
        items={[
          { name: t('downline.rebate.today'), value: write(todayMinor) },
          { name: t('downline.rebate.claimed'), value: write(claimedMinor) },
          { name: t('downline.send.balance'), value: write(balanceMinor) },
        ]}
      />
      <ButtonWithReason
        busy={busy}
        reason={
          totalMinor < minMinor &&
          t('downline.rebate.low', { min: write(minMinor), missing: write(minMinor - totalMinor) })
        }
        onPress={onClaim}>
        {t('downline.rebate.take')}
      </ButtonWithReason>
    </Card>
  )
}

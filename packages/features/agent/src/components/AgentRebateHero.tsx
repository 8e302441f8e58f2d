import { useText } from '@lobby/i18n'
import { useMinor } from '@lobby/platform/money'
import { Card, CountingMoney, Facts, HeldButton, Lead } from '@lobby/ui'
import type { AgentRebate } from '../queries/agentRebate.ts'

export interface AgentRebateHeroProps {
  readonly rebate: AgentRebate
  readonly busy: boolean
  readonly onTake: () => void
}

/**
 * Shows the total rebate that the agent can claim, and the claim button. Below the minimum the button is disabled and
 * says why.
 */
export function AgentRebateHero({
  rebate: { totalMinor, todayMinor, minMinor, claimedMinor, balanceMinor },
  busy,
  onTake,
}: AgentRebateHeroProps) {
  const t = useText()
  const write = useMinor()
  return (
    <Card tone="hero">
      <Lead name={t('downline.rebate.total')}>
        <CountingMoney size="hero" value={totalMinor} format={write} />
      </Lead>
      <Facts
        of={[
          { name: t('downline.rebate.today'), value: write(todayMinor) },
          { name: t('downline.rebate.claimed'), value: write(claimedMinor) },
          { name: t('downline.send.balance'), value: write(balanceMinor) },
        ]}
      />
      <HeldButton
        busy={busy}
        why={
          totalMinor < minMinor &&
          t('downline.rebate.low', { min: write(minMinor), missing: write(minMinor - totalMinor) })
        }
        onPress={onTake}>
        {t('downline.rebate.take')}
      </HeldButton>
    </Card>
  )
}

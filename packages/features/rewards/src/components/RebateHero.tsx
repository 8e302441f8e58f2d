import { useText } from '@lobby/i18n'
import { useMinor } from '@lobby/platform/money'
import { Card, CountingMoney, HeldButton, Lead } from '@lobby/ui'
import type { Taking } from '../model/useTaking.ts'
import type { Rebate } from '../queries/rebate.ts'
import { Figures } from './Figures.tsx'

export interface RebateHeroProps {
  readonly rebate: Rebate
  readonly taking: Taking
}

/** The total rebate, shown large, with a button to collect it. Below the minimum, the button says what is missing. */
export function RebateHero({
  rebate: { totalMinor, minMinor, balanceMinor },
  taking: { send, busy, lost },
}: RebateHeroProps) {
  const t = useText()
  const formatMinor = useMinor()
  const low = totalMinor < minMinor
  return (
    <Card tone="hero">
      <Lead name={t('rebate.total')} note={!low && t('rewards.stake')}>
        <CountingMoney size="hero" value={totalMinor} format={formatMinor} />
      </Lead>
      <Figures
        of={[{ name: t('rewards.balance'), value: <CountingMoney value={balanceMinor} format={formatMinor} /> }]}
      />
      <HeldButton
        busy={busy}
        held={lost !== null}
        why={low && t('rebate.low', { min: formatMinor(minMinor), missing: formatMinor(minMinor - totalMinor) })}
        onPress={() => send({ amountMinor: totalMinor, target: 'rebate' })}>
        {t('rebate.take')}
      </HeldButton>
    </Card>
  )
}

import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { Card, CountingMoney, FactList, KeyFigure } from '@lobby/ui'
import type { DownlineTransferLimits } from '../queries/downline.ts'
import { getTransferableBalanceMinor } from '../model/downlineTransfer.ts'

export interface DownlineTransferSummaryProps {
  readonly rules: DownlineTransferLimits
  /** The sum of the amounts for all receivers, in minor units. */
  readonly sumMinor: number
  /** The number of receivers. */
  readonly count: number
}

/** Shows the sum of a transfer to team members, and the limits for the transfer. */
export function DownlineTransferSummary({ rules, sumMinor, count }: DownlineTransferSummaryProps) {
  const { balanceMinor, dayLeftMinor, timesLeft } = rules
  const free = getTransferableBalanceMinor(rules)
  const t = useText()
  const write = useMoneyFormat()
  return (
    <Card tone="hero">
      <KeyFigure label={t('downline.send.total')} note={t('downline.send.people', { count })}>
        <CountingMoney size="hero" value={sumMinor} format={write} />
      </KeyFigure>
      <FactList
        items={[
          { name: t('downline.send.balance'), value: write(balanceMinor) },
          free < balanceMinor && { name: t('downline.send.free'), value: write(free) },
          sumMinor > 0 &&
            sumMinor <= balanceMinor && { name: t('downline.send.stays'), value: write(balanceMinor - sumMinor) },
          { name: t('downline.send.dayLeft'), value: write(dayLeftMinor) },
          { name: t('downline.send.timesLeft'), value: String(timesLeft) },
        ]}
      />
    </Card>
  )
}

import { useText } from '@lobby/i18n'
import { useMinor } from '@lobby/platform/money'
import { Card, CountingMoney, Facts, Lead } from '@lobby/ui'
import type { DownlineRules } from '../queries/downline.ts'
import { freeOf } from '../model/handOut.ts'

export interface HandOutSumProps {
  readonly rules: DownlineRules
  /** The sum of all parts, in minor units. */
  readonly sumMinor: number
  /** The number of receivers. */
  readonly count: number
}

/** Shows the sum of the transfer, and the limits that apply to it. */
export function HandOutSum({ rules, sumMinor, count }: HandOutSumProps) {
  const { balanceMinor, dayLeftMinor, timesLeft } = rules
  const free = freeOf(rules)
  const t = useText()
  const write = useMinor()
  return (
    <Card tone="hero">
      <Lead name={t('downline.send.total')} note={t('downline.send.people', { count })}>
        <CountingMoney size="hero" value={sumMinor} format={write} />
      </Lead>
      <Facts
        of={[
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

import { useText } from '@lobby/i18n'
import { useMinor } from '@lobby/platform/money'
import { Card, CountingMoney, Facts } from '@lobby/ui'
import type { DownlineRules } from '../queries/downline.ts'
import { freeOf } from '../model/handOut.ts'
import styles from './HandOutSum.module.css'

export interface HandOutSumProps {
  readonly rules: DownlineRules
  /** Of all, in minor units. */
  readonly sumMinor: number
  /** To so many. */
  readonly count: number
}

/** What is about to be sent in all, large, and what it is held against. */
export function HandOutSum({ rules, sumMinor, count }: HandOutSumProps) {
  const { balanceMinor, dayLeftMinor, timesLeft } = rules
  const free = freeOf(rules)
  const t = useText()
  const write = useMinor()
  return (
    <Card tone="hero">
      <div className={styles.lead}>
        <p className={styles.name}>{t('downline.send.total')}</p>
        <CountingMoney size="hero" value={sumMinor} format={write} />
        <p className={styles.name}>{t('downline.send.people', { count })}</p>
      </div>
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

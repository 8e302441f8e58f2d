import { useText } from '@lobby/i18n'
import { useMinor } from '@lobby/platform/money'
import { Button, Card, CountingMoney, Facts } from '@lobby/ui'
import { useId } from 'react'
import type { AgentRebate } from '../queries/agentRebate.ts'
import styles from './AgentRebateHero.module.css'

export interface AgentRebateHeroProps {
  readonly rebate: AgentRebate
  readonly busy: boolean
  readonly onTake: () => void
}

/** What can be taken in all, large, and the press; below the smallest that is given the button says why it waits. */
export function AgentRebateHero({
  rebate: { totalMinor, todayMinor, minMinor, claimedMinor, balanceMinor },
  busy,
  onTake,
}: AgentRebateHeroProps) {
  const t = useText()
  const id = useId()
  const write = useMinor()
  const low = totalMinor < minMinor
  return (
    <Card tone="hero">
      <div className={styles.lead}>
        <p className={styles.name}>{t('downline.rebate.total')}</p>
        <CountingMoney size="hero" value={totalMinor} format={write} />
      </div>
      <Facts
        of={[
          { name: t('downline.rebate.today'), value: write(todayMinor) },
          { name: t('downline.rebate.claimed'), value: write(claimedMinor) },
          { name: t('downline.send.balance'), value: write(balanceMinor) },
        ]}
      />
      <Button
        tone="brand"
        size="l"
        wide
        busy={busy}
        aria-disabled={low || undefined}
        aria-describedby={low ? id : undefined}
        onClick={() => !low && onTake()}>
        {t('downline.rebate.take')}
      </Button>
      {low && (
        <p id={id} className={styles.note}>
          {t('downline.rebate.low', { min: write(minMinor), missing: write(minMinor - totalMinor) })}
        </p>
      )}
    </Card>
  )
}

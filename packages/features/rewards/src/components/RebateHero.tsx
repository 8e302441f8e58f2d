import { useText } from '@lobby/i18n'
import { useMinor } from '@lobby/platform/money'
import { Button, Card, CountingMoney } from '@lobby/ui'
import type { Taking } from '../model/useTaking.ts'
import type { Rebate } from '../queries/rebate.ts'
import { Figures } from './Figures.tsx'
import styles from './Hero.module.css'

export interface RebateHeroProps {
  readonly rebate: Rebate
  readonly taking: Taking
}

/** What can be taken in all, large, and the press; below the smallest that is given the button says why it waits. */
export function RebateHero({
  rebate: { totalMinor, minMinor, balanceMinor },
  taking: { send, busy, lost },
}: RebateHeroProps) {
  const t = useText()
  const write = useMinor()
  const low = totalMinor < minMinor
  const held = low || lost !== null
  return (
    <Card tone="hero">
      <div className={styles.lead}>
        <p className={styles.name}>{t('rebate.total')}</p>
        <CountingMoney size="hero" value={totalMinor} format={write} />
        {!low && <p className={styles.name}>{t('rewards.stake')}</p>}
      </div>
      <Figures of={[{ name: t('rewards.balance'), value: <CountingMoney value={balanceMinor} format={write} /> }]} />
      <Button
        tone="brand"
        size="l"
        wide
        busy={busy}
        aria-disabled={held || undefined}
        aria-describedby={low ? 'rebate-low' : undefined}
        onClick={() => !held && send({ amountMinor: totalMinor, target: 'rebate' })}>
        {t('rebate.take')}
      </Button>
      {low && (
        <p id="rebate-low" className={styles.note}>
          {t('rebate.low', { min: write(minMinor), missing: write(minMinor - totalMinor) })}
        </p>
      )}
    </Card>
  )
}

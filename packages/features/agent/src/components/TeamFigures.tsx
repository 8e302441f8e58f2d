import { useReportFormat } from '@lobby/platform/money'
import { Card, Money } from '@lobby/ui'
import type { TeamSums } from '../model/metrics.ts'
import styles from './TeamFigures.module.css'

/**
 * Shows the figures of a team for some days: the stakes in large text, the other figures below.
 * @param days - the days as a text for the player
 */
export function TeamFigures({ sums, days }: { readonly sums: TeamSums; readonly days: string }) {
  const { t, money, signed } = useReportFormat()
  const { stakeMinor, profitMinor, depositMinor, withdrawalMinor, rebateMinor, bonusMinor, bets } = sums
  const rest = [
    { label: t('team.profit'), text: signed(profitMinor), tone: profitMinor > 0 ? ('win' as const) : undefined },
    { label: t('team.metric.rewards'), text: money(rebateMinor + bonusMinor), tone: undefined },
    { label: t('team.metric.deposit'), text: money(depositMinor), tone: undefined },
    { label: t('team.metric.withdrawal'), text: money(withdrawalMinor), tone: undefined },
  ]
  return (
    <Card tone="hero">
      <dl className={styles.figures}>
        <div className={styles.first}>
          <dt>{t('team.metric.stake')}</dt>
          <dd>
            <Money text={money(stakeMinor)} size="hero" />
          </dd>
        </div>
        {rest.map(({ label, text, tone }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>
              <Money text={text} {...(tone && { tone })} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.foot}>{`${t('team.bets', { count: bets })} · ${days}`}</p>
    </Card>
  )
}

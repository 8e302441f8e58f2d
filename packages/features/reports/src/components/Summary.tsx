import { useReportFormat } from '@lobby/platform/money'
import { Card } from '@lobby/ui'
import type { Sum } from '../model/report.ts'
import { SignedMoney } from './SignedMoney.tsx'
import styles from './Summary.module.css'

export interface SummaryProps {
  /** The totals of the report. The first total is the main figure. */
  readonly sums: readonly Sum[]
  /** The number of rows over all pages, for example `12 entries`. */
  readonly total: string
  readonly days: string
}

/** Shows the totals of a report over all pages: the main figure in large text, the other totals below. */
export function Summary({ sums: [first, ...others], total, days }: SummaryProps) {
  const { t } = useReportFormat()
  if (!first) return null
  return (
    <Card tone="hero">
      <dl className={styles.sums}>
        <div className={styles.first}>
          <dt>{t(first.label)}</dt>
          <dd>
            <SignedMoney {...first} size="hero" />
          </dd>
        </div>
        {others.map((sum) => (
          <div key={sum.label}>
            <dt>{t(sum.label)}</dt>
            <dd>
              <SignedMoney {...sum} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.foot}>{`${total} · ${days}`}</p>
    </Card>
  )
}

import { useReportFormat } from '@lobby/platform/money'
import { Card } from '@lobby/ui'
import type { ReportTotal } from '../model/report.ts'
import { SignedMoney } from './SignedMoney.tsx'
import styles from './ReportSummary.module.css'

export interface ReportSummaryProps {
  /** The totals of the report. The first total is the main figure. */
  readonly sums: readonly ReportTotal[]
  /** The number of rows over all pages, as text, for example `12 entries`. */
  readonly total: string
  readonly days: string
}

/** Shows the totals of a report over all pages: the main figure in large text, and the other totals below. */
export function ReportSummary({ sums: [first, ...others], total, days }: ReportSummaryProps) {
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

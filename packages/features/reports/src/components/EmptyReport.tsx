import type { MessageId } from '@lobby/i18n'
import { useReportFormat } from '@lobby/platform/money'
import { Link } from '@lobby/platform/navigation'
import { Button, getButtonClass, EmptyState } from '@lobby/ui'
import type { ReportLink } from '../model/report.ts'
import styles from './EmptyReport.module.css'

export interface EmptyReportProps {
  readonly title: MessageId
  /** The text that suggests what to do; by default, to select other days. */
  readonly text?: MessageId | undefined
  readonly link: ReportLink
  /** Called to clear the filters; undefined if no filter is active. */
  readonly onClear?: () => void
  /** Called to show the last 30 days; undefined if the player has selected other days. */
  readonly onLonger?: () => void
}

/**
 * Shows that a report has no rows. Offers to clear the filters or to show more days, or links to the screen that
 * creates such rows, for example the deposit screen.
 */
export function EmptyReport({ title, text = 'reports.none.text', link, onClear, onLonger }: EmptyReportProps) {
  const { t } = useReportFormat()
  if (onClear) {
    const clear = (
      <Button tone="plain" onClick={onClear}>
        {t('reports.filter.clear')}
      </Button>
    )
    return <EmptyState title={t('reports.none.filtered')} action={clear} />
  }
  const ways = (
    <div className={styles.ways}>
      <Link className={getButtonClass({ tone: 'brand' })} to={link.to}>
        {t(link.label)}
      </Link>
      {onLonger && (
        <Button tone="quiet" onClick={onLonger}>
          {t('reports.none.longer')}
        </Button>
      )}
    </div>
  )
  return <EmptyState title={t(title)} text={t(text)} action={ways} />
}

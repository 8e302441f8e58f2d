import { useReportFormat } from '@lobby/platform/money'
import { Link } from '@lobby/platform/navigation'
import { getButtonClass, CopyTextButton, FactList, StatusTag } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import type { ReportRowDetail, ReportRowContent, ReportLink } from '../model/report.ts'
import { SignedMoney } from './SignedMoney.tsx'
import styles from './ReportRowSheet.module.css'

export interface ReportRowSheetProps {
  readonly open: boolean
  readonly view: ReportRowContent
  readonly facts: readonly ReportRowDetail[]
  readonly link: ReportLink | undefined
  readonly onClose: () => void
}

/**
 * Shows all details of one report row in a sheet, with a button that copies the number of the deposit, bet or other
 * entry.
 */
export function ReportRowSheet({ open, view, facts, link, onClose }: ReportRowSheetProps) {
  const { t } = useReportFormat()
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title={view.title} closeLabel={t('core.close')}>
      <div className={styles.sheet}>
        <p className={styles.head}>
          <SignedMoney {...view.amount} size="hero" />
          {view.status && <StatusTag text={t(view.status.text)} tone={view.status.tone} />}
        </p>
        <FactList framed items={facts.map(({ label, value }) => ({ name: t(label), value }))} />
        {facts.map(
          ({ label, value, copy }) =>
            copy && <CopyTextButton key={label} text={value} label={t(copy)} doneLabel={t('reports.copied')} />,
        )}
        {link && (
          <Link className={getButtonClass({ tone: 'brand', wide: true })} to={link.to}>
            {t(link.label)}
          </Link>
        )}
      </div>
    </Sheet>
  )
}

import { useReportFormat } from '@lobby/platform/money'
import { StatusTag } from '@lobby/ui'
import type { ReportRowContent } from '../model/report.ts'
import { SignedMoney } from './SignedMoney.tsx'
import styles from './ReportRow.module.css'

/** Shows one row of a report. A press on the row shows its details. */
export function ReportRow({
  view: { title, note, icon, amount, status },
  onPress,
}: {
  readonly view: ReportRowContent
  readonly onPress: () => void
}) {
  const { t } = useReportFormat()
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onPress}>
      <span className={styles.icon} data-tone={amount.tone} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.note}>{note}</span>
      </span>
      <span className={styles.end}>
        <SignedMoney {...amount} />
        {status && <StatusTag text={t(status.text)} tone={status.tone} />}
      </span>
    </button>
  )
}

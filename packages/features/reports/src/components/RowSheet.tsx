import { useSay } from '@lobby/platform/money'
import { Link } from '@lobby/platform/navigation'
import { buttonClass, CopyText, Facts, StatusTag } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import type { Fact, RowView, WayOn } from '../model/report.ts'
import { AmountOf } from './AmountOf.tsx'
import styles from './RowSheet.module.css'

export interface RowSheetProps {
  readonly open: boolean
  readonly view: RowView
  readonly facts: readonly Fact[]
  readonly lead: WayOn | undefined
  readonly onClose: () => void
}

/** All details of one row, with a button to copy its number. */
export function RowSheet({ open, view, facts, lead, onClose }: RowSheetProps) {
  const { t } = useSay()
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title={view.title} closeLabel={t('core.close')}>
      <div className={styles.sheet}>
        <p className={styles.head}>
          <AmountOf {...view.amount} size="hero" />
          {view.status && <StatusTag text={t(view.status.text)} tone={view.status.tone} />}
        </p>
        <Facts framed of={facts.map(({ label, value }) => ({ name: t(label), value }))} />
        {facts.map(
          ({ label, value, copy }) =>
            copy && <CopyText key={label} text={value} label={t(copy)} doneLabel={t('reports.copied')} />,
        )}
        {lead && (
          <Link className={buttonClass({ tone: 'brand', wide: true })} to={lead.to}>
            {t(lead.label)}
          </Link>
        )}
      </div>
    </Sheet>
  )
}

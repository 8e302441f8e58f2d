import type { MessageId } from '@lobby/i18n'
import { useSay } from '@lobby/platform/money'
import { Link } from '@lobby/platform/navigation'
import { Button, buttonClass, EmptyState } from '@lobby/ui'
import type { WayOn } from '../model/report.ts'
import styles from './NoRows.module.css'

export interface NoRowsProps {
  readonly title: MessageId
  /** What to do about it; to choose other days, unless given. */
  readonly text?: MessageId | undefined
  readonly wayOn: WayOn
  /** Takes the filters away, where there are some. */
  readonly onClear?: () => void
  /** Shows more days, where nobody has chosen any. */
  readonly onLonger?: () => void
}

/** A report without rows: what would show some, else what would fill it. */
export function NoRows({ title, text = 'reports.none.text', wayOn, onClear, onLonger }: NoRowsProps) {
  const { t } = useSay()
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
      <Link className={buttonClass({ tone: 'brand' })} to={wayOn.to}>
        {t(wayOn.label)}
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

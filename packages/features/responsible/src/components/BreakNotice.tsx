import { useText } from '@lobby/i18n'
import { Link, routes } from '@lobby/platform/navigation'
import { getButtonClass, Card } from '@lobby/ui'
import { useZonedDateTimeFormat } from '../model/useLimitFormat.ts'
import { breakKinds, type PlayBreak } from '../model/responsibleGamingState.ts'
import styles from './BreakNotice.module.css'

/** Shows when the break of the member ends, and what the member can do during the break. */
export function BreakNotice({ of: { kind, until } }: { readonly of: PlayBreak }) {
  const t = useText()
  const moment = useZonedDateTimeFormat()
  return (
    <Card title={t(`responsible.on.${breakKinds.find((known) => known === kind) ?? 'PAUSE'}`)}>
      <div className={styles.notice}>
        <p>{t('responsible.on.text', { date: moment(until) })}</p>
        <Link className={getButtonClass({ tone: 'brand', wide: true })} to={routes.withdraw()}>
          {t('responsible.on.withdraw')}
        </Link>
      </div>
    </Card>
  )
}

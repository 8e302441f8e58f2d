import { useText } from '@lobby/i18n'
import { Card } from '@lobby/ui'
import { ChevronDown } from '@lobby/ui/icons'
import { limitKinds, limitPeriods, type ResponsibleGamingState } from '../model/responsibleGamingState.ts'
import { useLimitFormat, useZonedDateTimeFormat } from '../model/useLimitFormat.ts'
import styles from './LimitsAndBreaksSection.module.css'

const known = ['SET', 'RAISE', 'REMOVE', 'KEEP', 'PAUSE', 'EXCLUSION'] as const

/**
 * Lists the member's changes of limits and breaks, newest first. Omits kinds of events that this version of the site
 * does not know.
 */
export function LimitsAndBreaksHistory({ state }: { readonly state: ResponsibleGamingState }) {
  const t = useText()
  const write = useLimitFormat()
  const moment = useZonedDateTimeFormat()
  const events = state.history.flatMap((event) => {
    const what = known.find((each) => each === event.what)
    return what ? [{ ...event, what }] : []
  })
  return (
    <Card>
      <details className={styles.more}>
        <summary className={styles.summary}>
          {t('responsible.history')}
          <ChevronDown aria-hidden />
        </summary>
        {events.length === 0 && <p className={styles.text}>{t('responsible.history.none')}</p>}
        <ul className={styles.events}>
          {events.map(({ what, kind: of, period: by, amount = 0, until = '', at }, index) => {
            const kind = limitKinds.find((each) => each === of)
            const period = limitPeriods.find((each) => each === by)
            return (
              <li key={events.length - index}>
                <span>
                  {t(`responsible.did.${what}`, { amount: write(kind ?? 'DEPOSIT', amount), date: moment(until) })}
                </span>
                <span className={styles.text}>
                  {kind && period && `${t('responsible.edit', { kind, period })} · `}
                  {moment(at)}
                </span>
              </li>
            )
          })}
        </ul>
      </details>
    </Card>
  )
}

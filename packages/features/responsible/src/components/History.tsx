import { useText } from '@lobby/i18n'
import { Card } from '@lobby/ui'
import { ChevronDown } from '@lobby/ui/icons'
import { kinds, periods, type State } from '../model/state.ts'
import { useAmounts, useMoment } from '../model/useAmounts.ts'
import styles from './OwnPlay.module.css'

const known = ['SET', 'RAISE', 'REMOVE', 'KEEP', 'PAUSE', 'EXCLUSION'] as const

/** Lists what the member did about their own play, the newest first. Skips unknown events of a newer platform. */
export function History({ state }: { readonly state: State }) {
  const t = useText()
  const write = useAmounts()
  const moment = useMoment()
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
            const kind = kinds.find((each) => each === of)
            const period = periods.find((each) => each === by)
            return (
              <li key={events.length - index}>
                <span>
                  {t(`responsible.did.${what}`, { amount: write(kind ?? 'DEPOSIT', amount), date: moment(until) })}
                </span>
                <span className={styles.text}>
                  {kind &&
                    period &&
                    `${t('responsible.edit', { kind: t(`responsible.${kind}`), period: t(`responsible.${period}`) })} · `}
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

import { useFormat, useText } from '@lobby/i18n'
import { dayIn, useMerchant } from '@lobby/platform/merchant'
import { useApi, useFailure } from '@lobby/platform/query'
import { useMember } from '@lobby/platform/session'
import { Card, ErrorState, Skeleton } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useMinute } from '../model/useMinute.ts'
import { teamKpiQuery } from '../queries/teamKpiQuery.ts'
import styles from './TodayCounters.module.css'

const counters = [
  ['login', 'teamLoginMemberCount'],
  ['bet', 'teamBetMemberCount'],
  ['registered', 'teamRegisterMemberCount'],
  ['online', 'teamOnlineCount'],
] as const

/** What the team does on the merchant's day: who signed in, bet and joined, and who is there just now (AGEN-018 to AGEN-021, CALL-096). */
export function TodayCounters() {
  const t = useText()
  const { number } = useFormat()
  const failure = useFailure()
  const { timeZone } = useMerchant()
  const today = dayIn(timeZone, useMinute())
  const kpi = useQuery(teamKpiQuery({ api: useApi(), session: useMember(), days: { from: today, to: today }, size: 0 }))
  const footer = kpi.data?.footer
  return (
    <Card title={t('agent.today')}>
      {kpi.error && <ErrorState compact title={t(footer ? 'agent.counters.old' : 'agent.counters.failed')} {...failure(kpi)} />}
      {(footer || !kpi.error) && (
        <dl className={styles.counters} aria-busy={!footer}>
          {counters.map(([id, field]) => (
            <div key={id} className={styles.counter} data-live={(id === 'online' && footer && footer[field] > 0) || undefined}>
              <dt className={styles.what}>{t(`agent.counter.${id}`)}</dt>
              <dd className={styles.count}>{footer ? number(footer[field]) : <Skeleton shape="line" width="half" className={styles.wait ?? ''} />}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

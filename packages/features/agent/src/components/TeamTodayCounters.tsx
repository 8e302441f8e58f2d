import { useText } from '@lobby/i18n'
import { teamKpiQuery } from '@lobby/platform/account'
import { toZonedDay } from '@lobby/platform/calendar'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi, useQueryFailureProps } from '@lobby/platform/query'
import { useMemberSession } from '@lobby/platform/session'
import { Card, ErrorState } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { usePlatformTimeByMinute } from '../model/usePlatformTimeByMinute.ts'
import { TeamCounters } from './TeamCounters.tsx'

/**
 * Shows how many team members signed in, bet and joined today in the merchant's time zone, and how many are online now
 * (AGEN-018 to AGEN-021, CALL-096).
 */
export function TeamTodayCounters() {
  const t = useText()
  const failure = useQueryFailureProps()
  const { timeZone } = useMerchant()
  const today = toZonedDay(timeZone, usePlatformTimeByMinute())
  const kpi = useQuery(
    teamKpiQuery({ api: useApi(), session: useMemberSession(), days: { from: today, to: today }, size: 0 }),
  )
  const footer = kpi.data?.footer
  return (
    <>
      {kpi.error && (
        <ErrorState compact title={t(footer ? 'agent.counters.old' : 'agent.counters.failed')} {...failure(kpi)} />
      )}
      {(footer || !kpi.error) && (
        <Card title={t('agent.today')}>
          <TeamCounters footer={footer} />
        </Card>
      )}
    </>
  )
}

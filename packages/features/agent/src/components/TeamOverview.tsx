import { listDays } from '@lobby/platform/calendar'
import { teamKpiQuery } from '@lobby/platform/account'
import { useReportFormat } from '@lobby/platform/money'
import { Link, agentRoutes } from '@lobby/platform/navigation'
import { useApi, useQueryFailureProps } from '@lobby/platform/query'
import { useMemberSession } from '@lobby/platform/session'
import { getButtonClass, Card, EmptyState, ErrorState, PullToRefresh } from '@lobby/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTeamDayRange } from '../model/useTeamDayRange.ts'
import styles from './TeamOverview.module.css'
import { TeamOverviewSkeleton } from './TeamOverviewSkeleton.tsx'
import { TeamChart } from './TeamChart.tsx'
import { TeamCounters } from './TeamCounters.tsx'
import { TeamDayRangePicker } from './TeamDayRangePicker.tsx'
import { TeamFigures } from './TeamFigures.tsx'
import { TeamSize } from './TeamSize.tsx'

/**
 * Shows the figures of a team for the days in the URL, by default the last seven. After a change of the days, the old
 * figures stay visible and dimmed until the new ones have loaded.
 */
export function TeamOverview() {
  const { t, days: written } = useReportFormat()
  const failure = useQueryFailureProps()
  const { days, presets, setDays } = useTeamDayRange({ defaultPreset: 'week' })
  const size = listDays(days.from, days.to).length
  const query = useQuery({
    ...teamKpiQuery({ api: useApi(), session: useMemberSession(), days, size }),
    placeholderData: keepPreviousData,
  })
  const { data, error, isPlaceholderData: isStale } = query
  const failed = error && (
    <ErrorState compact={data !== undefined} title={t(data ? 'team.stale' : 'team.failed')} {...failure(query)} />
  )
  if (data?.footer.teamMemberCount === 0) return <NoTeam />
  return (
    <>
      <PullToRefresh label={t('core.loading')} onRefresh={() => query.refetch()} />
      <TeamDayRangePicker value={days} presets={presets} onChange={setDays} />
      <div className={styles.inset} aria-busy={isStale || undefined}>
        {!data && (failed || <TeamOverviewSkeleton />)}
        {data && (
          <div className={styles.body} data-old={isStale || undefined}>
            {failed}
            <TeamFigures sums={data.footer.sums} days={written(days)} />
            <TeamSize count={data.footer.teamMemberCount} />
            <Card>
              <TeamCounters footer={data.footer} />
            </Card>
            {isQuiet(data.footer.sums) ? (
              <p className={styles.quiet}>{t('team.quiet')}</p>
            ) : (
              <TeamChart content={data.content} today={presets.today.to} />
            )}
          </div>
        )}
      </div>
    </>
  )
}

/** Returns true if all sums are zero. */
const isQuiet = (sums: object) => Object.values(sums).every((value) => value === 0)

function NoTeam() {
  const { t } = useReportFormat()
  return (
    <EmptyState
      title={t('team.none')}
      text={t('team.none.text')}
      action={
        <Link className={getButtonClass({ tone: 'brand' })} to={agentRoutes.openAccount()}>
          {t('team.none.way')}
        </Link>
      }
    />
  )
}

import { ApiError } from '@lobby/api'
import { useReportFormat } from '@lobby/platform/money'
import { useQueryFailureProps } from '@lobby/platform/query'
import { ErrorState } from '@lobby/ui'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReportFilterNavigation } from '../model/report.ts'

export interface ReportErrorProps {
  readonly query: UseInfiniteQueryResult
  /** True to show a small error, because the report already shows rows. */
  readonly compact: boolean
  /** The name of the filter that selects a team member; undefined if the report has no such filter. */
  readonly member: string | undefined
  readonly location: ReportFilterNavigation
  readonly onShowTeam: (chosen: ReportFilterNavigation['filters']) => void
}

/**
 * Shows that a report or one of its pages has failed to load. If the filter names a member outside the agent's team,
 * offers the report of the whole team (M8 in docs/faults.tsv).
 */
export function ReportError({ query, compact, member, location: { filters }, onShowTeam }: ReportErrorProps) {
  const { t } = useReportFormat()
  const failure = useQueryFailureProps()
  // The platform returns the same error for a member outside the team and for a member that does not exist.
  if (
    member !== undefined &&
    filters[member] !== undefined &&
    query.error instanceof ApiError &&
    query.error.code === 'account.forbidden'
  ) {
    const { [member]: _, ...others } = filters
    return (
      <ErrorState
        drawing="empty"
        title={t('reports.team.stranger')}
        text={t('reports.team.stranger.text')}
        actionLabel={t('reports.team.whole')}
        onAction={() => onShowTeam(others)}
      />
    )
  }
  return (
    <ErrorState
      compact={compact}
      title={t(compact ? 'reports.stale' : 'reports.failed')}
      {...failure(query, () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()))}
    />
  )
}

import { ApiError } from '@lobby/api'
import { useSay } from '@lobby/platform/money'
import { useFailure } from '@lobby/platform/query'
import { ErrorState } from '@lobby/ui'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Here } from '../model/report.ts'

export interface ReportFailureProps {
  readonly query: UseInfiniteQueryResult
  /** There are rows already. */
  readonly compact: boolean
  /** The filter that names a member of a team, where one is named. */
  readonly member: string | undefined
  readonly here: Here
  readonly onWhole: (chosen: Here['chosen']) => void
}

/** A report that did not come, or a page of it; of somebody who is not in the team it offers the whole team (safety M8). */
export function ReportFailure({ query, compact, member, here: { chosen }, onWhole }: ReportFailureProps) {
  const { t } = useSay()
  const failure = useFailure()
  // The one answer for whoever is beyond the team, and for nobody at all.
  if (
    member !== undefined &&
    chosen[member] !== undefined &&
    query.error instanceof ApiError &&
    query.error.code === 'account.forbidden'
  ) {
    const { [member]: _, ...others } = chosen
    return (
      <ErrorState
        drawing="empty"
        title={t('reports.team.stranger')}
        text={t('reports.team.stranger.text')}
        actionLabel={t('reports.team.whole')}
        onAction={() => onWhole(others)}
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

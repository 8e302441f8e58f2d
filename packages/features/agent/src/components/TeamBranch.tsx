import { ApiError } from '@lobby/api'
import { useReportFormat } from '@lobby/platform/money'
import { useLoadMore } from '@lobby/platform/lazy'
import { useScrollRestoration } from '@lobby/platform/navigation'
import { useApi, useQueryFailureProps } from '@lobby/platform/query'
import { useMemberSession } from '@lobby/platform/session'
import { ErrorState, PullToRefresh, Spinner, RowsSkeleton } from '@lobby/ui'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import type { TeamMetricId } from '../model/metrics.ts'
import type { TeamMember } from '../model/teamMember.ts'
import type { TeamMembersUrlState } from '../model/teamMembersUrlState.ts'
import { teamMembersQuery } from '../queries/teamMembersQuery.ts'
import { TeamBranchHeader } from './TeamBranchHeader.tsx'
import { TeamBreadcrumbs } from './TeamBreadcrumbs.tsx'
import styles from './TeamMembers.module.css'
import { MemberSheet } from './MemberSheet.tsx'
import { MemberTree, type TreeFocusTarget } from './MemberTree.tsx'
import { TeamMetricChips } from './TeamMetricChips.tsx'
import { NoTeamMembersNotice } from './NoTeamMembersNotice.tsx'

export interface TeamBranchProps {
  readonly view: TeamMembersUrlState
  readonly metric: TeamMetricId
  readonly onMetric: (metric: TeamMetricId) => void
  /**
   * Opens the branch of another member, or the agent's own team if `member` is undefined. After a move up, `from` is
   * the member whose branch was shown before; the list focuses this member.
   */
  readonly onGo: (member: number | undefined, from?: number) => void
  readonly focusTarget: TreeFocusTarget | null
}

/** The platform does not count search results beyond this number. */
const MAX_COUNTED_RESULTS = 1000

/**
 * Lists one branch of a team, or the search results from the whole team, page by page. When the agent returns to the
 * screen, restores the loaded pages and the scroll position.
 */
export function TeamBranch({ view, metric, onMetric, onGo, focusTarget }: TeamBranchProps) {
  const { t, number } = useReportFormat()
  const failure = useQueryFailureProps()
  const [selected, setSelected] = useState<{ readonly member: number; readonly open: boolean } | null>(null)
  const queries = useQueryClient()
  const options = teamMembersQuery({ api: useApi(), session: useMemberSession(), ...view })
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData })
  const { data, error, hasNextPage, isFetching, isPlaceholderData: isStale } = query
  // Scroll to the top when the branch changes, because the scroll position belongs to the previous branch.
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  const keptPages = useScrollRestoration(data !== undefined && !isStale, data?.pages.length)
  // When the agent returns to the screen, prefetch all pages that were loaded before. This request must start before
  // the list's own request. The list then waits for this request and sends no other one.
  const prefetchPages = useEffectEvent(() => void queries.prefetchInfiniteQuery({ ...options, pages: keptPages }))
  useLayoutEffect(() => {
    if (keptPages > 1) prefetchPages()
  }, [keptPages])
  const end = useLoadMore({ isReady: hasNextPage && !isFetching && !error, onMore: () => void query.fetchNextPage() })
  const pages = data?.pages
  // Remove duplicates: if the list shifts between two requests, two pages may contain the same member.
  const members = useMemo(
    () => [
      ...new Map(
        (pages ?? []).flatMap(({ content }) => content.map((each) => [each.memberId, each] as const)),
      ).values(),
    ],
    [pages],
  )

  const found = view.search !== ''
  const path = pages?.[0]?.path ?? []
  const total = pages?.at(-1)?.total ?? 0
  const uncounted = found && total >= MAX_COUNTED_RESULTS
  const up = view.member === undefined || found ? undefined : () => onGo(path.at(-2)?.memberId, path.at(-1)?.memberId)
  const isForbidden = error instanceof ApiError && error.code === 'account.forbidden'
  const failed = error && (
    <ErrorState
      compact={data !== undefined}
      title={t(data ? 'team.members.moreFailed' : 'team.members.failed')}
      {...failure(query, () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()))}
    />
  )
  const choose = ({ memberId }: TeamMember) => setSelected({ member: memberId, open: true })
  return (
    <div className={styles.branch}>
      <PullToRefresh label={t('core.loading')} onRefresh={() => query.refetch()} />
      {path.length > 0 && <TeamBreadcrumbs path={path} onGo={onGo} />}
      <div className={styles.inset} aria-busy={isStale || undefined}>
        {!data &&
          (isForbidden ? (
            <NoTeamMembersNotice isNotInTeam view={view} onShowOwnTeam={() => onGo(undefined)} />
          ) : (
            failed || <RowsSkeleton rows={7} lines={2} amount height={72} />
          ))}
        {data && members.length === 0 && !failed && (
          <NoTeamMembersNotice view={view} onShowOwnTeam={() => onGo(undefined)} />
        )}
        {data && members.length > 0 && (
          <>
            {view.member !== undefined && !found && (
              <TeamBranchHeader
                member={view.member}
                days={view.days}
                onShowDetails={(member) => setSelected({ member, open: true })}
              />
            )}
            <div className={styles.top}>
              <p className={styles.count} role="status">
                {uncounted
                  ? t('team.found.many', { number: number(total) })
                  : t(found ? 'team.found' : 'team.direct', { count: total })}
              </p>
              <TeamMetricChips value={metric} onChange={onMetric} />
            </div>
            <div className={styles.list} data-old={isStale || undefined}>
              <MemberTree
                label={
                  found
                    ? t('team.tree.found', { search: view.search })
                    : t('team.tree.of', { account: path.at(-1)?.account ?? t('team.crumbs.own') })
                }
                members={members}
                total={hasNextPage ? (uncounted ? undefined : total) : members.length}
                metric={metric}
                isSearch={found}
                onChoose={choose}
                onOpen={({ memberId }) => onGo(memberId)}
                onUp={up}
                focusTarget={focusTarget}
              />
              <div ref={end} className={styles.end}>
                {failed || (hasNextPage ? <Spinner label={t('team.members.more')} /> : <p>{t('team.members.end')}</p>)}
              </div>
            </div>
          </>
        )}
      </div>
      {selected && (
        <MemberSheet
          key={selected.member}
          member={selected.member}
          days={view.days}
          open={selected.open}
          onClose={() => setSelected({ ...selected, open: false })}
          onOpenBranch={() => onGo(selected.member)}
        />
      )}
    </div>
  )
}

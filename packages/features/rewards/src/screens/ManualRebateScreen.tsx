import { useText } from '@lobby/i18n'
import { useFlag } from '@lobby/platform/merchant'
import { Link, gameRoutes, memberRoutes } from '@lobby/platform/navigation'
import { useQueryFailureProps } from '@lobby/platform/query'
import { getButtonClass, EmptyState, ErrorState, PullToRefresh } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { RewardsPageLayout } from '../components/RewardsPageLayout.tsx'
import { RebateHero } from '../components/RebateHero.tsx'
import { RebateByCategoryList } from '../components/RebateByCategoryList.tsx'
import { RewardsSkeleton } from '../components/RewardsSkeleton.tsx'
import { ClaimNotice } from '../components/ClaimNotice.tsx'
import { useRewardsQueryParameters } from '../model/useRewardsQueryParameters.ts'
import { useRewardClaim } from '../model/useRewardClaim.ts'
import { rebateQuery, requestRebateClaim } from '../queries/rebate.ts'

/**
 * Renders `/m/member/manualRebate` (SHELL-044): the rebate by game category, a button to claim it, and a link to the
 * report of earlier rebates.
 */
export function ManualRebateScreen() {
  return (
    <RewardsPageLayout title="shell.title.manualRebate">
      <Content />
    </RewardsPageLayout>
  )
}

function Content() {
  const t = useText()
  const failure = useQueryFailureProps()
  const hasReport = useFlag('rebateReport')
  const scope = useRewardsQueryParameters()
  const query = useQuery(rebateQuery(scope))
  const claim = useRewardClaim({
    kind: 'rebate',
    call: async (_, key) => (await requestRebateClaim(scope.api, key)).rebateMinor,
  })
  const { data, error } = query
  if (!data)
    return error ? (
      <ErrorState title={t('rebate.failed')} {...failure(query)} />
    ) : (
      <RewardsSkeleton contentShape="rows" />
    )
  const play = (
    <Link className={getButtonClass({ tone: 'brand' })} to={gameRoutes.gameCenter()}>
      {t('board.play')}
    </Link>
  )
  return (
    <>
      <PullToRefresh label={t('core.loading')} onRefresh={() => query.refetch()} />
      {error && <ErrorState compact title={t('rewards.stale')} {...failure(query)} />}
      <ClaimNotice taking={claim} />
      {data.rows.length > 0 ? (
        <>
          <RebateHero rebate={data} claim={claim} />
          <RebateByCategoryList rebate={data} />
        </>
      ) : (
        <EmptyState title={t('rebate.none')} text={t('rebate.none.text')} action={play} />
      )}
      {hasReport && (
        <Link className={getButtonClass({ wide: true })} to={memberRoutes.rebateReport()}>
          {t('rebate.report')}
        </Link>
      )}
    </>
  )
}

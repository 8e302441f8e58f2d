import { useText } from '@lobby/i18n'
import { useQueryFailureProps } from '@lobby/platform/query'
import { routes, Link } from '@lobby/platform/navigation'
import { getButtonClass, EmptyState, ErrorState, PullToRefresh } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { RewardsPageLayout } from '../components/RewardsPageLayout.tsx'
import { RewardHistory } from '../components/RewardHistory.tsx'
import { RewardsHero } from '../components/RewardsHero.tsx'
import { RewardsSkeleton } from '../components/RewardsSkeleton.tsx'
import { ClaimNotice } from '../components/ClaimNotice.tsx'
import { ClaimableRewards } from '../components/ClaimableRewards.tsx'
import { useRewardsQueryParameters } from '../model/useRewardsQueryParameters.ts'
import { useRewardClaim } from '../model/useRewardClaim.ts'
import { rewardCentreQuery, requestRewardClaim } from '../queries/rewards.ts'

/** Renders `/m/rewardCenter` (SHELL-014): the rewards to claim, then the claimed and expired rewards by month. */
export function RewardCentreScreen() {
  return (
    <RewardsPageLayout title="shell.title.rewardCenter">
      <Content />
    </RewardsPageLayout>
  )
}

function Content() {
  const t = useText()
  const failure = useQueryFailureProps()
  const scope = useRewardsQueryParameters()
  const query = useQuery(rewardCentreQuery(scope))
  const claim = useRewardClaim({
    kind: 'reward',
    call: async ({ target, amountMinor }, key) => {
      await requestRewardClaim(scope.api, Number(target), key)
      return amountMinor
    },
  })
  const { data, error } = query
  if (!data)
    return error ? (
      <ErrorState title={t('rewards.failed')} {...failure(query)} />
    ) : (
      <RewardsSkeleton contentShape="cards" />
    )
  const waiting = data.rewards.filter(({ status }) => status === 'CLAIM')
  return (
    <>
      <PullToRefresh label={t('core.loading')} onRefresh={() => query.refetch()} />
      <RewardsHero centre={data} waiting={waiting.length} />
      {error && <ErrorState compact title={t('rewards.stale')} {...failure(query)} />}
      <ClaimNotice taking={claim} />
      {waiting.length > 0 && <ClaimableRewards rewards={waiting} claim={claim} />}
      {data.rewards.length === 0 && (
        <EmptyState
          title={t('rewards.none')}
          text={t('rewards.none.text')}
          action={
            <Link className={getButtonClass({ tone: 'brand' })} to={routes.activity()}>
              {t('rewards.none.action')}
            </Link>
          }
        />
      )}
      <RewardHistory rewards={data.rewards} />
    </>
  )
}

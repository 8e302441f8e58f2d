import { useText } from '@lobby/i18n'
import { useQueryFailureProps } from '@lobby/platform/query'
import { ErrorState, PullToRefresh } from '@lobby/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { InviteCard } from '../components/InviteCard.tsx'
import { Invitees } from '../components/Invitees.tsx'
import { InviteHero } from '../components/InviteHero.tsx'
import { InviteSteps } from '../components/InviteSteps.tsx'
import { RewardsPageLayout } from '../components/RewardsPageLayout.tsx'
import { RewardsSkeleton } from '../components/RewardsSkeleton.tsx'
import { useRewardsQueryParameters } from '../model/useRewardsQueryParameters.ts'
import { inviteQuery } from '../queries/invite.ts'
import { rewardsQueryKeyPrefix } from '../queries/rewardsQueryParameters.ts'

/**
 * Renders `/m/inviteFriends` (SHELL-033, MEMB-008): the member's invitation code and link, an explanation, and the
 * invited friends.
 */
export function InviteScreen() {
  return (
    <RewardsPageLayout title="shell.title.inviteFriends">
      <Content />
    </RewardsPageLayout>
  )
}

function Content() {
  const t = useText()
  const failure = useQueryFailureProps()
  const queries = useQueryClient()
  const query = useQuery(inviteQuery(useRewardsQueryParameters()))
  const { data, error } = query
  if (!data)
    return error ? (
      <ErrorState title={t('invite.failed')} {...failure(query)} />
    ) : (
      <RewardsSkeleton contentShape="cards" />
    )
  return (
    <>
      <PullToRefresh
        label={t('core.loading')}
        onRefresh={() => queries.invalidateQueries({ queryKey: rewardsQueryKeyPrefix })}
      />
      <InviteHero info={data} />
      {error && <ErrorState compact title={t('rewards.stale')} {...failure(query)} />}
      <InviteCard info={data} />
      <InviteSteps info={data} />
      <Invitees />
    </>
  )
}

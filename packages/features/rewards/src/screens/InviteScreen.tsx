import { useText } from '@lobby/i18n'
import { useFailure } from '@lobby/platform/query'
import { ErrorState, PullToRefresh } from '@lobby/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { InviteCard } from '../components/InviteCard.tsx'
import { Invitees } from '../components/Invitees.tsx'
import { InviteHero } from '../components/InviteHero.tsx'
import { InviteSteps } from '../components/InviteSteps.tsx'
import { RewardsPage } from '../components/RewardsPage.tsx'
import { RewardsSkeleton } from '../components/RewardsSkeleton.tsx'
import { useRewardsQueryScope } from '../model/useRewardsQueryScope.ts'
import { inviteQuery } from '../queries/invite.ts'
import { rewardKeyPrefix } from '../queries/scope.ts'

/**
 * Renders `/m/inviteFriends` (SHELL-033, MEMB-008): the member's invitation code and link, an explanation, and the
 * invited friends.
 */
export function InviteScreen() {
  return (
    <RewardsPage title="shell.title.inviteFriends">
      <Content />
    </RewardsPage>
  )
}

function Content() {
  const t = useText()
  const failure = useFailure()
  const queries = useQueryClient()
  const query = useQuery(inviteQuery(useRewardsQueryScope()))
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
        onRefresh={() => queries.invalidateQueries({ queryKey: rewardKeyPrefix })}
      />
      <InviteHero info={data} />
      {error && <ErrorState compact title={t('rewards.stale')} {...failure(query)} />}
      <InviteCard info={data} />
      <InviteSteps info={data} />
      <Invitees />
    </>
  )
}

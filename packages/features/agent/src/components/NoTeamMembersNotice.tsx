import { useText } from '@lobby/i18n'
import { Link, agentRoutes } from '@lobby/platform/navigation'
import { Button, getButtonClass, StateDrawing, EmptyState } from '@lobby/ui'
import type { TeamMembersUrlState } from '../model/teamMembersUrlState.ts'

export interface NoTeamMembersNoticeProps {
  readonly view: TeamMembersUrlState
  /** True if the member in the URL does not belong to the agent's team. */
  readonly isNotInTeam?: boolean
  /** Called to show the agent's own team. */
  readonly onShowOwnTeam: () => void
}

/** Shows that a branch or a search has no members, and what to do next. */
export function NoTeamMembersNotice({
  view: { member, search },
  isNotInTeam = false,
  onShowOwnTeam,
}: NoTeamMembersNoticeProps) {
  const t = useText()
  const all = (
    <Button tone="plain" onClick={onShowOwnTeam}>
      {t('team.members.all')}
    </Button>
  )
  if (search !== '') {
    return (
      <EmptyState
        drawing={<StateDrawing kind="search" />}
        title={t('team.none.search', { search })}
        text={t('team.none.search.text')}
        action={all}
      />
    )
  }
  if (member !== undefined)
    return <EmptyState title={t(isNotInTeam ? 'team.none.stranger' : 'team.none.branch')} action={all} />
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

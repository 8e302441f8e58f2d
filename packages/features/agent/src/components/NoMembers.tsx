import { useText } from '@lobby/i18n'
import { Link, agentRoutes } from '@lobby/platform/navigation'
import { Button, buttonClass, Drawing, EmptyState } from '@lobby/ui'
import type { TeamPlace } from '../model/teamPlace.ts'

export interface NoMembersProps {
  readonly place: TeamPlace
  /** The requested member is not in the agent's team. */
  readonly stranger?: boolean
  /** Shows the agent's own team. */
  readonly onAll: () => void
}

/** Shows that a branch or a search has no members, and what to do next. */
export function NoMembers({ place: { member, search }, stranger = false, onAll }: NoMembersProps) {
  const t = useText()
  const all = (
    <Button tone="plain" onClick={onAll}>
      {t('team.members.all')}
    </Button>
  )
  if (search !== '') {
    return (
      <EmptyState
        drawing={<Drawing kind="search" />}
        title={t('team.none.search', { search })}
        text={t('team.none.search.text')}
        action={all}
      />
    )
  }
  if (member !== undefined)
    return <EmptyState title={t(stranger ? 'team.none.stranger' : 'team.none.branch')} action={all} />
  return (
    <EmptyState
      title={t('team.none')}
      text={t('team.none.text')}
      action={
        <Link className={buttonClass({ tone: 'brand' })} to={agentRoutes.openAccount()}>
          {t('team.none.way')}
        </Link>
      }
    />
  )
}

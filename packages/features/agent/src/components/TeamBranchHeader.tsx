import { useReportFormat } from '@lobby/platform/money'
import { type DayInterval } from '@lobby/platform/calendar'
import { useApi } from '@lobby/platform/query'
import { useMemberSession } from '@lobby/platform/session'
import { Avatar, Card, Skeleton } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from '@lobby/ui/icons'
import { teamMemberQuery } from '../queries/teamMembersQuery.ts'
import styles from './TeamBranchHeader.module.css'

export interface TeamBranchHeaderProps {
  readonly member: number
  readonly days: DayInterval
  /** Called to show the details of a member. */
  readonly onShowDetails: (member: number) => void
}

/**
 * Shows the member whose branch is listed, with the stakes of the member's team and of the member alone. A press shows
 * the member's details. Renders nothing if the request fails.
 */
export function TeamBranchHeader({ member: id, days, onShowDetails }: TeamBranchHeaderProps) {
  const { t, money } = useReportFormat()
  const { data, isError } = useQuery(teamMemberQuery({ api: useApi(), session: useMemberSession(), member: id, days }))
  if (isError && !data) return null
  if (!data) return <Skeleton shape="block" className={styles.awaited ?? ''} />
  const { account, nickname, teamCount, own, team } = data.member
  return (
    <Card tone="hero">
      <button type="button" className={styles.who} aria-haspopup="dialog" onClick={() => onShowDetails(id)}>
        <Avatar name={nickname ?? account} decorative />
        <span className={styles.words}>
          <span className={styles.account}>{account}</span>
          <span className={styles.note}>{t('team.head.size', { count: teamCount })}</span>
        </span>
        <ChevronRight aria-hidden="true" />
      </button>
      <dl className={styles.figures}>
        <div>
          <dt>{t('team.head.team')}</dt>
          <dd>{money(team.stakeMinor)}</dd>
        </div>
        <div>
          <dt>{t('team.head.own')}</dt>
          <dd>{money(own.stakeMinor)}</dd>
        </div>
      </dl>
    </Card>
  )
}

import { useSay } from '@lobby/platform/money'
import { type Days } from '@lobby/platform/calendar'
import { useApi } from '@lobby/platform/query'
import { useMember } from '@lobby/platform/session'
import { Avatar, Card, Skeleton } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from '@lobby/ui/icons'
import { teamMemberQuery } from '../queries/teamMembersQuery.ts'
import styles from './BranchHead.module.css'

export interface BranchHeadProps {
  readonly member: number
  readonly days: Days
  /** Shows the details of a member. */
  readonly onTell: (member: number) => void
}

/**
 * Shows whose branch it is, with the stakes of its team and of the member. A press shows the details. If the request
 * fails, the list appears without this card.
 */
export function BranchHead({ member: id, days, onTell }: BranchHeadProps) {
  const { t, money } = useSay()
  const { data, isError } = useQuery(teamMemberQuery({ api: useApi(), session: useMember(), member: id, days }))
  if (isError && !data) return null
  if (!data) return <Skeleton shape="block" className={styles.awaited ?? ''} />
  const { account, nickname, teamCount, own, team } = data.member
  return (
    <Card tone="hero">
      <button type="button" className={styles.who} aria-haspopup="dialog" onClick={() => onTell(id)}>
        <Avatar name={nickname ?? account} silent />
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

import { useReportFormat } from '@lobby/platform/money'
import { Money, type GridItemAttributes } from '@lobby/ui'
import { ChevronRight } from '@lobby/ui/icons'
import { memo } from 'react'
import { findTeamMetric, type TeamMetricId } from '../model/metrics.ts'
import type { TeamMember } from '../model/teamMember.ts'
import styles from './MemberRow.module.css'

export interface MemberRowProps {
  readonly member: TeamMember
  readonly articleAttributes: GridItemAttributes
  readonly metric: TeamMetricId
  /** True for a search result. The row then also shows the member's upline. */
  readonly isSearchResult: boolean
  readonly onOpen: (member: TeamMember) => void
}

/**
 * Shows a team member in one row: the user name, the size of the member's team, the selected figure of that team, and
 * below it the same figure of the member alone.
 */
export const MemberRow = memo(function MemberRow({
  member,
  articleAttributes: { style, ...position },
  metric,
  isSearchResult,
  onOpen,
}: MemberRowProps) {
  const { t, money, signed, number } = useReportFormat()
  const { account, nickname, agent, online, disabled, directCount, teamCount, upline, depth, own, team } = member
  const { getValue, signed: withSign } = findTeamMetric(metric)
  const say = withSign ? signed : money
  const kind = t(disabled ? 'team.kind.disabled' : agent ? 'team.kind.agent' : 'team.kind.player')
  const place = upline === undefined ? t('team.place.own') : t('team.place.below', { account: upline })
  const alone =
    teamCount > 0
      ? t('team.own', { amount: say(getValue(own)) })
      : (nickname ?? t('team.place.level', { level: depth }))
  return (
    <div
      {...position}
      style={style}
      role="treeitem"
      aria-level={depth}
      aria-expanded={directCount > 0 ? false : undefined}
      aria-selected={false}
      tabIndex={-1}
      className={styles.row}>
      <span
        className={styles.mark}
        data-agent={agent || undefined}
        data-online={online || undefined}
        aria-hidden="true">
        {(nickname ?? account).slice(0, 1).toLocaleUpperCase()}
      </span>
      <span className={styles.account}>{account}</span>
      <span className={styles.amount}>
        <Money
          text={say(getValue(team))}
          {...(getValue(team) === 0 ? { tone: 'muted' } : withSign && getValue(team) > 0 && { tone: 'win' })}
        />
      </span>
      <span className={styles.note}>
        {`${kind} · ${isSearchResult ? place : alone}`}
        {online && <span className="visually-hidden">{` · ${t('team.online')}`}</span>}
      </span>
      {directCount > 0 && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.open}
          aria-label={t('team.open', { account, people: t('team.people', { count: teamCount }) })}
          onClick={() => onOpen(member)}>
          {number(teamCount)}
          <ChevronRight aria-hidden="true" />
        </button>
      )}
    </div>
  )
})
